import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { languageModel } from './language-model.ts'

const ADDRESS = 'http://model.example/v1'

/** A language model at an address of its own, where each test says what comes back; what it was asked is kept. */
export function pretendModel() {
  const asked: { instructions: string; prompt: string; format: unknown }[] = []
  const server = setupServer()
  const answers = (answer: () => Response | Promise<Response>) =>
    server.use(
      http.post(`${ADDRESS}/chat/completions`, async ({ request }) => {
        const { messages, response_format } = JSON.parse(await request.text())
        asked.push({ instructions: messages[0].content, prompt: messages[1].content, format: response_format })
        return answer()
      }),
    )
  return {
    model: languageModel({ baseUrl: ADDRESS, name: 'small', dailyTokens: 1e6, prices: { input: 0, output: 0 } }),
    asked,
    says: (content: string) => answers(() => HttpResponse.json(completion(content))),
    fails: (status: number) => answers(() => HttpResponse.json({ error: { message: 'out of order' } }, { status })),
    stalls: () => answers(() => new Promise<Response>(() => {})),
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    reset: () => server.resetHandlers(),
    close: () => server.close(),
  }
}

const completion = (content: string) => ({
  ...{ id: 'one', object: 'chat.completion', created: 1_795_000_000, model: 'small' },
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 300, completion_tokens: 60, total_tokens: 360 },
})
