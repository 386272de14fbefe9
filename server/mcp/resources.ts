import { listPlans, listServices } from '../catalogue/catalogue.ts'
import { currentRecord } from '../catalogue/record.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { CODES, RpcError } from './protocol.ts'

/** What can be read: the catalogue, the plans, and each entry of the record under an address of its own. */
export async function listResources(db: Database, workspace: Workspace) {
  const { knowledge } = await currentRecord(db, workspace)
  const json = 'application/json'
  return [
    { uri: 'catalogue://services', name: 'services', title: 'What can be booked', mimeType: json },
    { uri: 'catalogue://plans', name: 'plans', title: 'The membership plans', mimeType: json },
    ...knowledge.map(({ code, question }) => ({
      uri: `knowledge://${code}`,
      name: code,
      title: question,
      mimeType: 'text/plain',
    })),
  ]
}

/** One resource's contents. Throws `RpcError` for an address that names nothing. */
export async function readResource(db: Database, workspace: Workspace, uri: unknown) {
  if (uri === 'catalogue://services') return document(uri, { services: await listServices(db, workspace) })
  if (uri === 'catalogue://plans') return document(uri, { plans: await listPlans(db, workspace) })

  const { knowledge } = await currentRecord(db, workspace)
  const item = knowledge.find(({ code }) => uri === `knowledge://${code}`)
  if (!item)
    throw new RpcError(CODES.invalidParams, 'There is no such resource. resources/list names them all.', {
      data: { uri },
    })
  return { contents: [{ uri, mimeType: 'text/plain', text: `${item.question}\n\n${item.answer}` }] }
}

const document = (uri: string, value: unknown) => ({
  contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(value) }],
})
