import { batch, computed, createModel, signal } from '@preact/signals'
import * as z from 'zod/mini'
import { ChainStanding, TrailActor, type TrailFilter, TrailPage, type TrailRow } from '../../contract/trail.ts'
import type { ask } from '../session.ts'

/** The trail as it is looked at. What comes meanwhile is announced; rows never jump under the pointer. */
export const Trail = createModel((ask_: typeof ask) => {
  const page = signal<TrailPage | undefined>(undefined)
  const chain = signal<ChainStanding | undefined>(undefined)
  const actors = signal<readonly TrailActor[]>([])
  const latest = signal<TrailPage | undefined>(undefined)
  let filter: TrailFilter | undefined
  let round = 0

  const newer = computed(() => {
    const top = page.value?.rows[0]?.seq ?? 0
    return latest.value?.rows.filter(({ seq }) => seq > top).length ?? 0
  })

  /** Shows what a filter lets through, from the newest on. An answer that a later question has overtaken is dropped. */
  async function look(wanted: TrailFilter): Promise<void> {
    const asked = ++round
    filter = wanted
    const fetched = await ask_(`/audit${asQuery(wanted)}`, TrailPage)
    if (asked === round) show(fetched)
  }

  const show = (fetched: TrailPage) =>
    batch(() => {
      page.value = fetched
      latest.value = undefined
    })

  /** Reads the page that follows. */
  async function readOn(): Promise<void> {
    const [shown, asked] = [page.value, round]
    if (!filter || !shown?.before) return
    const older = await ask_(`/audit${asQuery({ ...filter, before: String(shown.before) })}`, TrailPage)
    if (asked === round) page.value = { rows: [...shown.rows, ...older.rows], before: older.before }
  }

  /** Learns whether anything has come meanwhile. */
  async function lookAhead(): Promise<void> {
    const asked = round
    if (!filter) return
    const fetched = await ask_(`/audit${asQuery(filter)}`, TrailPage)
    if (asked === round) latest.value = fetched
  }

  const showLatest = () => {
    if (latest.value) show(latest.value)
  }

  async function meet(): Promise<void> {
    const [stands, known] = await Promise.all([
      ask_('/audit/chain', ChainStanding),
      ask_('/audit/actors', z.array(TrailActor)),
    ])
    batch(() => {
      chain.value = stands
      actors.value = known
    })
  }

  /** Has the whole chain read now. */
  async function check(): Promise<void> {
    chain.value = await ask_('/audit/chain/check', ChainStanding, { method: 'POST' })
  }

  return { page, chain, actors, newer, look, readOn, lookAhead, showLatest, meet, check }
})
export type Trail = InstanceType<typeof Trail>

function asQuery(wanted: Partial<Record<string, string>>): string {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Where a row stands to the place at which the chain breaks, if it does. */
export type Bead = 'whole' | 'bad' | 'after'

export function beadOf({ seq }: Pick<TrailRow, 'seq'>, { broken }: Pick<ChainStanding, 'broken'> = {}): Bead {
  if (!broken || seq < broken.seq) return 'whole'
  return seq === broken.seq ? 'bad' : 'after'
}
