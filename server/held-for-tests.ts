import type { seeded } from './seeded.ts'

type Shop = Pick<Awaited<ReturnType<typeof seeded>>, 'app'>

/** A JSON body that its sender holds back: it is sent once `meanwhile` is done, which begins when the server reads it. */
export async function heldBack(
  { app }: Shop,
  path: string,
  { method = 'POST', headers, body }: { method?: string; headers: Record<string, string>; body: object },
  meanwhile: () => Promise<unknown>,
) {
  const held = new ReadableStream(
    {
      async pull(controller) {
        await meanwhile()
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const sent = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: held,
    duplex: 'half',
  } as const
  const response = await app.request(path, sent)
  return { status: response.status, body: await response.json() }
}
