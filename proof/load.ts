import { randomUUID } from 'node:crypto'
import { EventEmitter, on } from 'node:events'
import { Failure } from '../contract/answers.ts'
import type { Call } from '../server/caller.ts'
import { callerAt } from './caller-at.ts'

/** Guests who start a session, say something, open a form and book, one after the other, until they are told to end. */
export function startLoad(urls: string[], guests: number) {
  const answers: { what: string; status: number; milliseconds: number }[] = []
  const unclean: string[] = []
  const booked: string[] = []
  const news = new EventEmitter()
  let isOver = false

  async function ask(caller: ReturnType<typeof callerAt>, method: string, path: string, call?: Call) {
    const from = performance.now()
    const what = `${method} ${path.replace(/[\w-]{20,}/g, '…')}`
    const answer = await caller
      .call(method, path, call)
      .catch((error) => ({ status: 0, body: undefined, text: `${error.cause}` }))
    answers.push({ what, status: answer.status, milliseconds: performance.now() - from })
    if (!isClean(answer)) unclean.push(`${what}: ${answer.status} ${answer.text}`)
    news.emit('answer')
    return answer
  }

  async function visit(url: string) {
    const caller = callerAt(url)
    const session = await ask(caller, 'POST', '/visitor/sessions', { body: {} })
    const token = session.body?.data?.token
    if (!token) return
    const started = await ask(caller, 'POST', '/visitor/conversations', { body: {}, token })
    const path = `/visitor/conversations/${started.body?.data?.id}`
    if (started.status !== 201) return
    await ask(caller, 'POST', `${path}/messages`, {
      body: { id: randomUUID(), text: 'What is the first steep?' },
      token,
    })
    const opened = await ask(caller, 'POST', `${path}/forms`, { body: { subject: 'first-steep' }, token })
    if (opened.status === 201) await book(caller, opened.body.data.form)
  }

  async function book(caller: ReturnType<typeof callerAt>, form: { id: string; idempotency_key: string }) {
    const { body: found } = await ask(caller, 'GET', `/forms/${form.id}/slots?service=first-steep`)
    const free = found.data?.filter(({ state }: { state: string }) => state === 'free') ?? []
    const slot = free[Math.floor(Math.random() * free.length)]
    if (!slot) return

    const body = { slot_id: slot.id, seats: 1, name: 'Ada Marsh', email: `${randomUUID()}@example.com` }
    const headers = { 'idempotency-key': form.idempotency_key }
    // A guest who hears of a failure presses the button again: the key makes it one booking.
    for (let status = 500; status >= 500 && !isOver; ) {
      const answer = await ask(caller, 'POST', `/forms/${form.id}/booking`, { body, headers })
      status = answer.status
      if (status === 201) booked.push(answer.body.data.booking.reference)
    }
  }

  async function keepVisiting(url: string) {
    while (!isOver) await visit(url)
  }

  const visits = Array.from({ length: guests }, (_, i) => keepVisiting(urls[i % urls.length] ?? ''))
  return {
    answers,
    unclean,
    booked,
    /** Waits for the answer after which this is so. */
    async until(isSo: () => boolean) {
      for await (const _ of on(news, 'answer')) if (isSo()) return
    },
    async end() {
      isOver = true
      await Promise.all(visits)
    },
  }
}

/** Whether an answer is a success, a refusal a guest can act on, or a failure said as every failure is. */
function isClean({ status, body }: { status: number; body: unknown }): boolean {
  if (status >= 200 && status < 300) return true
  const { data: failure } = Failure.safeParse(body)
  if (status === 500) return failure?.error === 'internal_error'
  // `conflict`: the first press may still be at it, as nobody heard how it ended.
  return status === 409 && (failure?.error === 'sold_out' || failure?.error === 'conflict')
}
