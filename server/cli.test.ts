import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { demoMerchant } from './seeded.ts'

const run = promisify(execFile)

/** A folder for one test's data, and the command line that uses it. */
async function commandLine() {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-test-'))
  const file = join(dataDir, 'record.json')
  return {
    dataDir,
    async imports(record: unknown, ...options: string[]) {
      await writeFile(file, JSON.stringify(record))
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
      return (await run(process.execPath, ['server/cli.ts', 'import', file, ...options], { env })).stdout
    },
    async does(...words: string[]) {
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
      return (await run(process.execPath, ['server/cli.ts', ...words], { env })).stdout
    },
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  }
}

/** Writes a booking of the second coming slot, since the first may begin at any moment, and returns that slot. */
async function booksSecond(dataDir: string, service: string) {
  const db = await openDatabase({ dataDir })
  const slot = await db
    .selectFrom('slot')
    .selectAll()
    .where('service_code', '=', service)
    .orderBy('starts_at')
    .offset(1)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { workspace_id, id, starts_at } = slot
  await db.updateTable('slot').set({ taken: 1 }).where('id', '=', id).execute()
  await db
    .insertInto('booking')
    .values({
      workspace_id,
      slot_id: id,
      reference: 'K7RM-X2QY',
      form_id: 'form',
      state: 'confirmed',
      seats: 1,
      party: 1,
      name: 'Ada Marsh',
      email: 'ada@example.com',
      email_key: 'ada@example.com',
      guest_key: 'ada@example.com',
      summary: '',
      held_until: null,
      extensions: 0,
      queue_place: null,
      sequence: 0,
      link_version: 1,
      reason: '',
      created_at: starts_at,
      updated_at: starts_at,
    })
    .execute()
  await db.destroy()
  return slot
}

test('an import says which booked times it leaves, to a person and to a program', async () => {
  await using cli = await commandLine()
  const record = await demoMerchant()
  record.workspace.closures = []
  expect(await cli.imports(record)).toMatch(/^Imported .* into the workspace lantern-leaf\.\n$/)
  const { starts_at, wall_start } = await booksSecond(cli.dataDir, 'first-steep')
  for (const service of record.services) if (service.code === 'first-steep') service.slots = []
  const said = await cli.imports(record)

  expect(said).toContain(`  ${wall_start.replace('T', ' ')}  first-steep  K7RM-X2QY\n`)
  expect(said).toContain('Cancel each with: chaxi booking cancel REFERENCE')
  expect(JSON.parse(await cli.imports(record, '--json'))).toMatchObject({
    slug: 'lantern-leaf',
    stranded: [{ service: 'first-steep', starts_at, wall_start, bookings: 1, references: ['K7RM-X2QY'] }],
  })
})

test('a secret is shown by the rotation that made it, and by nothing else', async () => {
  await using cli = await commandLine()
  await cli.imports(await demoMerchant())
  const made = JSON.parse(await cli.does('identity', 'rotate', '--json'))
  const spoken = await cli.does('identity', 'rotate')
  const listed = [await cli.does('identity', 'secrets'), await cli.does('identity', 'secrets', '--json')]

  expect(Buffer.from(made.secret, 'base64url')).toHaveLength(32)
  expect(spoken).toMatch(/kid {5}\S{12}\n {2}secret {2}\S{43}\n/)
  expect(spoken).toContain('Retired: ')
  expect(listed.join()).not.toMatch(/[\w-]{43}/)
  const [newest, before, first] = JSON.parse(listed[1] ?? '').secrets
  expect([newest.state, before.state, before.kid, first.state]).toEqual(['signs', 'verifies', made.kid, 'retired'])
  expect(listed[0]).toContain(`${made.kid}  verifies  made today`)
})

test('a key is made once in sight, listed without its value, rotated and revoked by its id', async () => {
  await using cli = await commandLine()
  await cli.imports(await demoMerchant())
  const made = JSON.parse(await cli.does('key', 'create', '--label', 'Help desk', '--scope', 'read', '--json'))
  expect(made).toMatchObject({ label: 'Help desk', scope: 'read', prefix: made.value.slice(0, 13), expires_at: null })
  const rotated = JSON.parse(await cli.does('key', 'rotate', made.id, '--json'))
  expect([rotated.id, rotated.value === made.value]).toEqual([made.id, false])
  await cli.does('key', 'revoke', made.id)

  const listed = [await cli.does('key', 'list'), await cli.does('key', 'list', '--json')]
  expect(listed.join()).not.toContain(rotated.value.slice(13))
  expect(listed[0]).toMatch(new RegExp(`^${made.id}  ${rotated.prefix}…  read +revoked .*  Help desk`))
  await expect(cli.does('key', 'revoke', made.id)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/already/),
  })
  await expect(cli.does('key', 'create', '--label', 'x')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/--scope/),
  })
  await expect(
    cli.does('key', 'create', '--label', 'x', '--scope', 'read', '--expires', '2020-01-01'),
  ).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/no instant to come/) })
})

test('the audit trail is verified and exported, what was done to keys in it, and a changed row is named', async () => {
  await using cli = await commandLine()
  await cli.imports(await demoMerchant())
  await cli.does('key', 'create', '--label', 'Help desk', '--scope', 'read')
  const rows = (await cli.does('audit', 'export', '--format', 'jsonl')).trimEnd().split('\n')
  expect(rows.map((row) => JSON.parse(row).action)).toEqual(['create_api_key'])
  expect(await cli.does('audit', 'export', '--format', 'csv')).toMatch(/^workspace,seq,.*\r\n/)
  expect(JSON.parse(await cli.does('audit', 'verify', '--json'))).toMatchObject({ ok: true, rows: 3 })

  const db = await openDatabase({ dataDir: cli.dataDir })
  await sql`drop trigger audit_is_final`.execute(db)
  await db.updateTable('audit').set({ status: 500 }).where('seq', '=', 2).execute()
  await db.destroy()
  await expect(cli.does('audit', 'verify')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Row 2 is the first bad one/),
  })
  await expect(cli.does('audit', 'verify', '--json')).rejects.toMatchObject({
    stdout: expect.stringMatching(/"first_bad_seq":2/),
  })
})

test('wordings are suggested where a model is configured; else one sentence says how, and that is all', async () => {
  await using cli = await commandLine()
  await cli.imports(await demoMerchant())

  await expect(cli.does('knowledge', 'suggest')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Give MODEL_BASE_URL and MODEL_NAME, [^.]*\.\n$/),
  })
})
