import type { ComponentChildren } from 'preact'
import type { KnowledgeItem, MerchantPlan, MerchantRecord, MerchantService } from '../../contract/merchant.ts'
import type { EntryKind } from '../../contract/record.ts'
import { href } from '../place.ts'
import { signedIn } from '../session.ts'
import { ruleWords } from './rules.ts'
import { priceText, serviceFacts } from './words.ts'

interface Props {
  record: MerchantRecord
  kind: EntryKind
  /** The entry that is being edited. */
  code?: string
}

/** The entries of one kind in the merchant's own order; each leads to where it is edited. */
export function EntryList({ record, kind, code }: Props) {
  const rows = rowsOf(record, kind)
  if (rows.length === 0)
    return (
      <p class="empty">
        <b>Nothing stands here yet.</b> Press N to write the first entry.
      </p>
    )

  return (
    <ol class="entries">
      {rows.map((row) => (
        <li key={row.code} aria-current={row.code === code ? 'true' : undefined}>
          <a href={href('catalogue', [kind, row.code])}>
            <h2>{row.title}</h2>
          </a>
          {row.facts}
        </li>
      ))}
    </ol>
  )
}

interface Row {
  code: string
  title: string
  facts: ComponentChildren
}

function rowsOf(record: MerchantRecord, kind: EntryKind): Row[] {
  switch (kind) {
    case 'services':
      return record.services.map((service) => ({
        code: service.code,
        title: service.name,
        facts: <ServiceFacts service={service} record={record} />,
      }))
    case 'plans':
      return record.plans.map((plan) => ({ code: plan.code, title: plan.name, facts: <PlanFacts plan={plan} /> }))
    case 'knowledge':
      return record.knowledge.map((item) => ({
        code: item.code,
        title: item.question,
        facts: <KnowledgeFacts item={item} />,
      }))
    default:
      return kind satisfies never
  }
}

function ServiceFacts({ service, record }: { service: MerchantService; record: MerchantRecord }) {
  const plan = record.plans.find(({ code }) => code === service.plan)?.name ?? service.plan
  return (
    <>
      <p class="soft">
        {serviceFacts(service, plan, signedIn.value.workspace)}{' '}
        {service.members_only && <span class="badge">members only</span>}
      </p>
      <p class="faint">{service.slots.length === 0 ? 'No times.' : service.slots.map(ruleWords).join('; ')}</p>
    </>
  )
}

function PlanFacts({ plan }: { plan: MerchantPlan }) {
  const { workspace } = signedIn.value
  const { service, services } = workspace.words
  const number = plan.services.length
  return (
    <>
      <p class="soft">
        {priceText(plan.price, workspace)}, {number} {number === 1 ? service : services}
      </p>
      <p class="faint">{plan.audience}</p>
    </>
  )
}

function KnowledgeFacts({ item: { answer, asks = [] } }: { item: KnowledgeItem }) {
  return (
    <>
      <p class="soft">{answer}</p>
      {asks.length > 0 && <p class="faint">Also asked: {asks.join(', ')}</p>}
    </>
  )
}
