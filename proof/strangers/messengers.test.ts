import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WhatsAppCall } from '../../contract/whatsapp.ts'
import { conversations, links, shop } from '../../server/channels/conversation-for-tests.ts'
import { callsIn } from '../../server/channels/faults-for-tests.ts'
import { threadsOf } from '../../server/channels/threads.ts'
import { root } from '../../start/run.ts'
import { posted, rebuilt } from './messengers.ts'

const runs = { numRuns: 100 }

describe('on WhatsApp', () => {
  const callsOf = (messages: Parameters<typeof threadsOf>[0]): WhatsAppCall[] =>
    threadsOf(messages, shop, links).flatMap((thread) => (thread.platform === 'whatsapp' ? callsIn(thread.said) : []))

  test('whatsapp-api-js takes every payload, and would post the same', () => {
    fc.assert(
      fc.property(conversations(8), (messages) => {
        for (const call of callsOf(messages)) expect(rebuilt(call)).toEqual(call)
      }),
      runs,
    )
  })

  test('@kapso/whatsapp-cloud-api takes every payload, and would post the same', async () => {
    await fc.assert(
      fc.asyncProperty(conversations(8), async (messages) => {
        for (const call of callsOf(messages)) expect(await posted(call)).toEqual(call)
      }),
      runs,
    )
  })

  const envelope = { messaging_product: 'whatsapp', recipient_type: 'individual', to: 'PHONE_NUMBER' } as const
  const rows = (count: number, title = 'Sitting') => Array.from({ length: count }, (_, i) => ({ id: `${i}`, title }))
  const list = (...sizes: number[]): WhatsAppCall => ({
    ...envelope,
    type: 'interactive',
    interactive: {
      type: 'list',
      body: { text: 'Which?' },
      action: { button: 'Choose', sections: sizes.map((size, i) => ({ title: `Day ${i}`, rows: rows(size) })) },
    },
  })
  const buttons = (...titles: string[]): WhatsAppCall => ({
    ...envelope,
    type: 'interactive',
    interactive: {
      type: 'button',
      body: { text: 'Which?' },
      action: { buttons: titles.map((title, i) => ({ type: 'reply', reply: { id: `${i}`, title } })) },
    },
  })

  test.each([
    ['eleven rows', list(11)],
    ['four buttons', buttons('a', 'b', 'c', 'd')],
    ['a label of 21', buttons('a'.repeat(21))],
  ])('both refuse %s', async (_, call) => {
    expect(() => rebuilt(call)).toThrow()
    await expect(posted(call)).rejects.toThrow()
  })

  test('what one of them misses the other refuses: two buttons that are called the same, twice ten rows', async () => {
    expect(() => rebuilt(buttons('Yes', 'Yes'))).toThrow('unique titles')
    await expect(posted(list(10, 10))).rejects.toThrow('total rows')
  })
})

describe('on LINE', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chaxi-line-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** What the compiler says of these values as bodies of a push, by LINE's own types. */
  async function complaintsAbout(calls: string): Promise<string> {
    const compilerOptions = {
      ...{ noEmit: true, strict: true, skipLibCheck: true, module: 'esnext', moduleResolution: 'bundler' },
      ...{ target: 'es2024', types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
      paths: { '@line/bot-sdk': [join(import.meta.dirname, 'node_modules/@line/bot-sdk/dist/index.d.ts')] },
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['calls.ts'] }))
    await writeFile(
      join(folder, 'calls.ts'),
      `import type { messagingApi } from '@line/bot-sdk'
export const calls: messagingApi.PushMessageRequest[] = ${calls}`,
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    return new Promise((told) =>
      execFile(process.execPath, [tsc, '-p', folder], { maxBuffer: 2 ** 26 }, (_, said) => told(said)),
    )
  }

  test('every payload is what the types of @line/bot-sdk say, and nothing more', async () => {
    const calls = fc
      .sample(conversations(8), { numRuns: 60, seed: 8 })
      .flatMap((messages) => threadsOf(messages, shop, links))
      .flatMap((thread) => (thread.platform === 'line' ? callsIn(thread.said) : []))
    expect(calls.length).toBeGreaterThan(100)
    expect(await complaintsAbout(JSON.stringify(calls))).toBe('')
  })

  test('those types refuse a message of no kind, a box that lies askew and a field that LINE does not know', async () => {
    const text = { type: 'text', text: 'Hello', wrap: true }
    const bubble = (more: object) => ({
      type: 'bubble',
      body: { type: 'box', layout: 'vertical', contents: [text], ...more },
    })
    const flex = (more: object) => ({ type: 'flex', altText: 'Hello', contents: bubble(more) })
    const about = (message: object) => complaintsAbout(JSON.stringify([{ to: 'USER_ID', messages: [message] }]))

    expect(await about(flex({}))).toBe('')
    expect(await about(flex({ layout: 'diagonal' }))).toContain('error TS')
    expect(await about({ type: 'telegram', text: 'Hello' })).toContain('error TS')
    expect(await about({ type: 'text', text: 'Hello', colour: 'red' })).toContain('error TS')
  })
})
