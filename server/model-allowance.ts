import { Temporal } from 'temporal-polyfill'
import type { MerchantWorkspace } from '../contract/merchant.ts'
import type { Database } from './database.ts'
import type { ModelSettings } from './env.ts'
import { now } from './time.ts'

export interface Tokens {
  input: number
  output: number
}

type Shop = Pick<MerchantWorkspace, 'slug' | 'timezone'>

/** What each workspace may use of the model in one of its days, counted in the database for every process. */
export interface Allowance {
  isLeft(shop: Shop): Promise<boolean>
  /** Counts what was used. Turns that run at the same time may each go over the limit by their own last step. */
  spend(shop: Shop, tokens: Tokens): Promise<void>
}

type Limits = Pick<ModelSettings, 'dailyTokens' | 'dailySpend' | 'prices'>

export function createAllowance(db: Database, { dailyTokens, dailySpend, prices }: Limits): Allowance {
  const used = (shop: Shop) =>
    db
      .selectFrom('model_use')
      .innerJoin('workspace', 'workspace.id', 'model_use.workspace_id')
      .select(['input_tokens', 'output_tokens'])
      .where('workspace.slug', '=', shop.slug)
      .where('day', '=', dayOf(shop))
      .executeTakeFirst()

  return {
    async isLeft(shop) {
      const { input_tokens: input, output_tokens: output } = (await used(shop)) ?? { input_tokens: 0, output_tokens: 0 }
      const spent = (input * prices.input + output * prices.output) / 1_000_000
      return input + output < dailyTokens && (dailySpend === undefined || spent < dailySpend)
    },
    async spend(shop, { input, output }) {
      const { id } = await db
        .selectFrom('workspace')
        .select('id')
        .where('slug', '=', shop.slug)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('model_use')
        .values({ workspace_id: id, day: dayOf(shop), input_tokens: input, output_tokens: output })
        .onConflict((row) =>
          row.columns(['workspace_id', 'day']).doUpdateSet((use) => ({
            input_tokens: use('model_use.input_tokens', '+', input),
            output_tokens: use('model_use.output_tokens', '+', output),
          })),
        )
        .execute()
    },
  }
}

const dayOf = ({ timezone }: Shop): string =>
  Temporal.Instant.from(now()).toZonedDateTimeISO(timezone).toPlainDate().toString()
