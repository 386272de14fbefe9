/**
 * Text as a response body that is pulled, never pushed: a reader that stops reading costs one piece of memory. `cancel` is
 * called when it goes.
 */
export function pulled(pieces: AsyncGenerator<string>, cancel: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      // What it had begun is ended wherever it stands, also where nobody will ask for more.
      async cancel() {
        cancel()
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}

/** What keeps proxies from holding an event stream back. */
export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}
