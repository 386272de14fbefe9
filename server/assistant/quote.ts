import type { Source } from '../../contract/catalogue.ts'
import type { MerchantRecord } from '../../contract/merchant.ts'

/** A source with the record's own words, so that a reader can hold the answer against them. */
export function quoted({ services, plans, knowledge }: MerchantRecord, source: Source): Source {
  const { kind, code } = source
  const entry =
    kind === 'knowledge'
      ? knowledge.find((item) => item.code === code)?.answer
      : kind === 'service'
        ? services.find((service) => service.code === code)?.covers
        : plans.find((plan) => plan.code === code)?.audience
  return { ...source, ...(entry && { text: entry }) }
}
