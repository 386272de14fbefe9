import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drafts } from './draft.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-21T13:40:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const keeping = () => vi.fn(async () => undefined)

test('words are kept once the typing rests, the last ones only', async () => {
  const draft = keeping()
  const drafts = new Drafts('a', { draft })
  for (const text of ['G', 'Go', 'Good']) drafts.write(text)
  expect(draft).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600)

  expect(draft.mock.calls).toEqual([['a', { kind: 'reply', text: 'Good' }]])
  expect(drafts.kept.value).toEqual({ at: '2026-11-21T13:40:00.600Z', failed: false })
})

test('leaving keeps at once what was still to be kept', () => {
  const draft = keeping()
  const drafts = new Drafts('a', { draft })
  drafts.write('Good')
  drafts[Symbol.dispose]()

  expect(draft).toHaveBeenCalledWith('a', { kind: 'reply', text: 'Good' })
})

test('what another machine wrote comes in, but never over what is being typed here', async () => {
  const drafts = new Drafts('a', { draft: keeping() })
  const theirs = { kind: 'reply', text: 'From the till', updated_at: '2026-11-21T13:00:00Z' } as const
  drafts.hear([theirs])
  expect(drafts.texts.value.reply).toBe('From the till')

  drafts.write('From the till, and more')
  drafts.hear([theirs])
  expect(drafts.texts.value.reply).toBe('From the till, and more')
})

test('a reply and a note are written apart, and sending one leaves the other', async () => {
  const draft = keeping()
  const drafts = new Drafts('a', { draft })
  drafts.write('For Ada')
  drafts.kind.value = 'note'
  drafts.write('For us')
  drafts.kind.value = 'reply'
  drafts.clear()
  await vi.advanceTimersByTimeAsync(600)

  expect(drafts.texts.value).toEqual({ reply: '', note: 'For us' })
  expect(draft.mock.calls).toEqual([['a', { kind: 'note', text: 'For us' }]])
})

test('words that could not be kept say so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const drafts = new Drafts('a', {
    draft: async () => {
      throw new Error('cut off')
    },
  })
  drafts.write('Good')
  await vi.advanceTimersByTimeAsync(600)

  expect([drafts.kept.value.failed, drafts.texts.value.reply]).toEqual([true, 'Good'])
})
