import type { LanguageModel } from 'ai'
import type { MerchantRecord } from '../../contract/merchant.ts'
import type { Suggestions } from '../../contract/record.ts'
import { appendAudit } from '../audit/audit.ts'
import { storedRecord } from '../catalogue/record.ts'
import { type Command, NotSetUp, type Options, siteOf, UsageError } from '../command.ts'
import { type Database, transact } from '../database.ts'
import type { ModelSettings } from '../env.ts'
import { AppError } from '../errors.ts'
import { createAllowance } from '../model-allowance.ts'
import { findWorkspace } from '../workspaces/workspaces.ts'
import { type Accept, askEach } from './ask-each.ts'
import { keepWordings } from './keep.ts'
import { Nonsense, type Proposer, proposeWordings } from './propose.ts'

/** What was proposed for one answer, and what of it was kept. */
interface Suggested extends Suggestions {
  added: string[]
}

/** `knowledge suggest`. Throws `UsageError` for anything else. */
export function knowledgeCommand(
  what: string | undefined,
  modelOf: (settings: ModelSettings) => LanguageModel,
): Command {
  if (what !== 'suggest') throw new UsageError('knowledge needs suggest.')

  return async (db, env, options) => {
    if (!env.model)
      throw new NotSetUp(
        'Give MODEL_BASE_URL and MODEL_NAME, and MODEL_API_KEY where the address asks for one: a model proposes the wordings.',
      )

    const workspace = await findWorkspace(db, await siteOf(db, env), options.workspace)
    const record = await storedRecord(db, workspace)
    const codes = codesIn(record, options.entry)
    const accepting = acceptBy(options)
    try {
      const proposer = { model: modelOf(env.model), allowance: createAllowance(db, env.model) }
      const place = { db, workspaceId: workspace.id, proposer, record, accept: accepting.accept }
      const { entries, faults } = await suggestAll(place, codes)
      const json = { workspace: workspace.slug, entries, faults }
      return { json, text: summary(entries), ...(faults.length > 0 && { fault: faults.join('\n') }) }
    } finally {
      accepting.close()
    }
  }
}

function codesIn({ knowledge }: MerchantRecord, entry: string | undefined): string[] {
  const codes = knowledge.map(({ code }) => code)
  if (entry === undefined) return codes
  if (codes.includes(entry)) return [entry]
  throw new AppError('not_found', `There is no answer "${entry}". There are: ${codes.join(', ')}.`)
}

function acceptBy({ yes, json }: Options): { accept: Accept; close(): void } {
  if (!yes && !json) return askEach(process.stdin, process.stdout)
  return { accept: async ({ wordings }) => ({ kept: yes ? wordings : [], isOver: false }), close() {} }
}

interface Place {
  db: Database
  workspaceId: string
  proposer: Proposer
  record: MerchantRecord
  accept: Accept
}

/** One answer after the other. Nonsense is told of and passed over; a model that cannot be asked ends it. */
async function suggestAll(place: Place, codes: readonly string[]): Promise<{ entries: Suggested[]; faults: string[] }> {
  const entries: Suggested[] = []
  const faults: string[] = []
  for (const code of codes)
    try {
      const proposed = await proposeWordings(place.proposer, place.record, code)
      const { kept: added, isOver } = await place.accept(proposed)
      if (added.length > 0) await keep(place, code, added)
      entries.push({ ...proposed, added })
      if (isOver) break
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      faults.push(`${code}: ${error.message}`)
      if (!(error instanceof Nonsense)) break
    }
  return { entries, faults }
}

const keep = ({ db, workspaceId }: Place, code: string, wordings: string[]): Promise<void> =>
  transact(db, async (trx) => {
    await keepWordings(trx, workspaceId, code, wordings)
    await appendAudit(trx, workspaceId, {
      ...{ surface: 'cli', actor: { type: 'system' }, action: 'add_wordings', status: 200 },
      target: { type: 'knowledge', id: code },
    })
  })

function summary(entries: readonly Suggested[]): string {
  const lines = entries.flatMap(({ question, added }) =>
    added.length > 0 ? [question, ...added.map((wording) => `  + ${wording}`)] : [],
  )
  return lines.length > 0 ? ['Added:', ...lines].join('\n') : 'Nothing was added.'
}
