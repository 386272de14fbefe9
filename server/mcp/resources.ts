import type { MerchantRecord } from '../../contract/merchant.ts'
import { listPlans, listServices } from '../catalogue/catalogue.ts'
import { currentRecord } from '../catalogue/record.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { APP_CARD, appCard, appCardListed } from './app-card.ts'
import { badParam, CODES, RpcError } from './protocol.ts'

const json = 'application/json'
const plain = 'text/plain'

/** Milliseconds a reader may keep the services: seats go by the minute. */
const SERVICES_TTL = 5_000

/** What can be read: the catalogue, the plans, the booking form for hosts that show one, and each entry of the record under an address of its own. */
export async function listResources(db: Database, workspace: Workspace) {
  const { knowledge } = await currentRecord(db, workspace)
  return [
    {
      uri: 'catalogue://services',
      name: 'services',
      title: 'What can be booked',
      description: 'Every service with its code, length and price, and the next times with their free seats.',
      mimeType: json,
    },
    {
      uri: 'catalogue://plans',
      name: 'plans',
      title: 'The membership plans',
      description: 'Every plan with its price, who it is for and the codes of the services it includes.',
      mimeType: json,
      size: sizeOf(await plansText(db, workspace)),
    },
    appCardListed(workspace),
    ...knowledge.map((item) => ({
      uri: `knowledge://${item.code}`,
      name: item.code,
      title: item.question,
      description: 'One question and its answer, in the shop’s own words.',
      mimeType: plain,
      size: sizeOf(knowledgeText(item)),
    })),
  ]
}

/** One resource's contents. Throws `RpcError` for an address that names nothing. */
export async function readResource(db: Database, workspace: Workspace, { uri }: Record<string, unknown>) {
  if (typeof uri !== 'string') throw badParam('uri', 'resources/read needs the uri of a resource.')
  if (uri === 'catalogue://services')
    return { ...contents(uri, json, await servicesText(db, workspace)), ttlMs: SERVICES_TTL }
  if (uri === 'catalogue://plans') return contents(uri, json, await plansText(db, workspace))

  if (uri === APP_CARD) return { contents: [await appCard(workspace)] }

  const { knowledge } = await currentRecord(db, workspace)
  const item = knowledge.find(({ code }) => uri === `knowledge://${code}`)
  if (!item)
    throw new RpcError(CODES.invalidParams, 'There is no such resource. resources/list names them all.', {
      data: { uri },
    })
  return contents(uri, plain, knowledgeText(item))
}

const contents = (uri: string, mimeType: string, text: string) => ({ contents: [{ uri, mimeType, text }] })

const servicesText = async (db: Database, workspace: Workspace) =>
  JSON.stringify({ services: await listServices(db, workspace) })

const plansText = async (db: Database, workspace: Workspace) =>
  JSON.stringify({ plans: await listPlans(db, workspace) })

const knowledgeText = ({ question, answer }: MerchantRecord['knowledge'][number]) => `${question}\n\n${answer}`

const sizeOf = (text: string) => Buffer.byteLength(text)
