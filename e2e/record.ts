import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Shop } from './fixtures.ts'

/** What this test has booked, as it stands in the shop's database file, past every layer of ours. */
export function bookingsOnDisk({ dataDir, since }: Shop) {
  const database = new DatabaseSync(join(dataDir, 'chaxi.sqlite'), { readOnly: true })
  try {
    return database
      .prepare(
        'select reference, state, seats, name, email, slot_id from booking where state <> ? and created_at >= ? order by created_at',
      )
      .all('expired', since)
  } finally {
    database.close()
  }
}

/** Calls a tool over MCP, as any program would. */
export async function tool({ origin }: Shop, name: string, args: object = {}) {
  const response = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  })
  const { result, error } = await response.json()
  return { ...result?.structuredContent, error }
}
