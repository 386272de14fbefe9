import type { LanguageModelMiddleware } from 'ai'

/** Some models write what they think before one of these, which nothing opened: the opening one stood in their prompt. */
const CLOSED = /<\/think(?:ing)?>\s*/u

/** What is said, without what was only thought; undefined where nothing ended a thought. */
export function spokenAfter(words: string): string | undefined {
  const [thought = '', ...spoken] = words.split(CLOSED)
  return spoken.length > 0 && !/<think(?:ing)?>/u.test(thought) ? spoken.join('') : undefined
}

/** Once a model was found to begin with a thought that nothing opens, its words wait until that is over. */
export function thinkingFirst(): LanguageModelMiddleware {
  let begins = false
  return {
    async wrapGenerate({ doGenerate }) {
      const { content, ...rest } = await doGenerate()
      return {
        ...rest,
        content: content.map((part) =>
          part.type === 'text' ? { ...part, text: spokenAfter(part.text) ?? part.text } : part,
        ),
      }
    },
    async wrapStream({ doStream }) {
      const { stream, ...rest } = await doStream()
      const waits = begins
      let heard = ''
      let isOver = false
      const id = 'thought'
      const told = new TransformStream<Part, Part>({
        transform(part, controller) {
          if (part.type === 'text-start' && waits) controller.enqueue({ type: 'reasoning-start', id })
          if (part.type === 'text-delta' && !isOver) {
            heard += part.delta
            const spoken = spokenAfter(heard)
            isOver = spoken !== undefined
            begins ||= isOver
            if (waits && isOver) controller.enqueue({ type: 'reasoning-end', id })
            if (waits)
              return controller.enqueue(
                isOver ? { ...part, delta: spoken ?? '' } : { type: 'reasoning-delta', id, delta: part.delta },
              )
          }
          if (part.type === 'text-end' && waits && !isOver) {
            isOver = true
            controller.enqueue({ type: 'reasoning-end', id })
            controller.enqueue({ type: 'text-delta', id: part.id, delta: heard })
          }
          controller.enqueue(part)
        },
      })
      return { ...rest, stream: stream.pipeThrough(told) }
    },
  }
}

type Part =
  Awaited<
    ReturnType<Parameters<NonNullable<LanguageModelMiddleware['wrapStream']>>[0]['doStream']>
  >['stream'] extends ReadableStream<infer One>
    ? One
    : never
