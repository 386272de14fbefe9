import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { MerchantRecord } from '../../contract/merchant.ts'
import { currentRecord } from '../catalogue/record.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

/** Who may pretend to sign in at the demo shop. They exist nowhere else. */
export const pretendMembers = [
  { id: 'ada', name: 'Ada Okafor', email: 'ada.okafor@example.com', plan: 'cellar' },
  { id: 'tom', name: 'Tom Lindqvist', email: 'tom.lindqvist@example.com', plan: 'leaf' },
  { id: 'mira', name: 'Mira Sato', email: 'mira.sato@example.com', plan: 'open-table' },
]
export type PretendMember = (typeof pretendMembers)[number]

/** What the demo shop's page says of a member, and the services that their plan includes. */
export function describedMember({ plans }: MerchantRecord, { id, name, plan: code }: PretendMember) {
  const plan = plans.find((each) => each.code === code)
  return { id, name, plan: plan?.name ?? code, includes: plan?.services ?? [] }
}

/**
 * The record of the default workspace where that still is the bundled demo, to the letter; undefined for any merchant's
 * own, which nobody may pretend to be a member of.
 */
export async function demoRecord(db: Database, workspace: Workspace): Promise<MerchantRecord | undefined> {
  const record = await currentRecord(db, workspace)
  return isDeepStrictEqual(plain(record), plain(await bundledRecord())) ? record : undefined
}

let bundled: Promise<MerchantRecord> | undefined
const bundledRecord = () => {
  bundled ??= readFile(join(import.meta.dirname, '../../demo/lantern-leaf.json'), 'utf8').then((text) =>
    z.parse(MerchantRecord, JSON.parse(text)),
  )
  return bundled
}

// What a record may leave out an import writes as what it means.
function plain({ workspace, services, plans, knowledge }: MerchantRecord): unknown {
  const meant = services.map(({ also_called = [], members_only = false, whole_slot, ...service }) => ({
    ...service,
    also_called,
    members_only,
    whole_slot: whole_slot ?? service.price.per === 'table',
  }))
  const asked = knowledge.map(({ asks = [], ...entry }) => ({ ...entry, asks }))
  return JSON.parse(JSON.stringify({ workspace, services: meant, plans, knowledge: asked }))
}
