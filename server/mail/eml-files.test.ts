import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ada, databases, seeded } from '../seeded.ts'
import { deliverDue, releaseClaims } from './delivery.ts'
import { leaves, readMessage } from './mime-for-tests.ts'
import { letterTo, outboxOf } from './outbox-for-tests.ts'
import { createTransport } from './transport.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:05:00Z') })
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

async function dataFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-mail-'))
  return {
    dataDir,
    outbox: join(dataDir, 'outbox'),
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  }
}

describe.each(databases)('mail as files on %s', (on) => {
  test('without a mail server each letter is a file that a mail program opens, named after its time and booking', async () => {
    await using shop = await seeded({ on })
    await using folder = await dataFolder()
    const { posts, states } = await outboxOf(shop)
    await posts({ letter: letterTo(ada, { calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR' } }) })
    await deliverDue(shop.db, createTransport(folder))

    const files = await readdir(folder.outbox)
    expect(files).toEqual([
      expect.stringMatching(/^20261121T100500Z-booking-K7RM-X2QY-1-confirmation-[0-9a-f]{8}\.eml$/),
    ])
    const message = readMessage(await readFile(join(folder.outbox, files[0] ?? ''), 'utf8'))
    expect(message.headers).toMatchObject({ to: 'Ada Marsh <ada@example.com>', subject: 'Booked: Gongfu Hour ☕' })
    expect(leaves(message)[2]?.headers['content-type']).toBe('text/calendar; charset=utf-8; method=CANCEL')
    expect(await states()).toEqual(['sent'])
  })

  test('a process killed after writing the file and before saying so leaves one file, not two', async () => {
    await using shop = await seeded({ on })
    await using folder = await dataFolder()
    const { posts } = await outboxOf(shop)
    await posts()
    await deliverDue(shop.db, createTransport(folder))
    await shop.db
      .updateTable('outbox')
      .set({ state: 'waiting', sent_at: null, claimed_until: '2026-11-21T10:07:00Z' })
      .execute()
    await releaseClaims(shop.db)
    await deliverDue(shop.db, createTransport(folder))

    expect(await readdir(folder.outbox)).toHaveLength(1)
  })

  test('letters of two shops about the same reference do not write over each other', async () => {
    await using shop = await seeded({ on })
    await using folder = await dataFolder()
    const { posts } = await outboxOf(shop)
    await posts()
    const [row] = await shop.db.selectFrom('outbox').selectAll().execute()
    if (row)
      await shop.db
        .insertInto('outbox')
        .values({ ...row, workspace_id: 'another' })
        .execute()
    await deliverDue(shop.db, createTransport(folder))

    expect(await readdir(folder.outbox)).toHaveLength(2)
  })
})

test('a folder that cannot be written to keeps the letter waiting', async () => {
  await using shop = await seeded()
  await using folder = await dataFolder()
  const { posts, rows } = await outboxOf(shop)
  await posts()
  await writeFile(folder.outbox, 'in the way')
  await deliverDue(shop.db, createTransport(folder))

  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, error: expect.stringContaining('EEXIST') }])
})

test.skipIf(process.platform === 'win32')('only the owner may read the letters', async () => {
  await using shop = await seeded()
  await using folder = await dataFolder()
  const { posts } = await outboxOf(shop)
  await posts({ topic: 'booking:../../K7RM' })
  await deliverDue(shop.db, createTransport(folder))

  const [file = ''] = await readdir(folder.outbox)
  expect((await stat(join(folder.outbox, file))).mode & 0o777).toBe(0o600)
  expect((await stat(folder.outbox)).mode & 0o777).toBe(0o700)
})
