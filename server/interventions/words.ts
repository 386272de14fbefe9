import { Temporal } from 'temporal-polyfill'
import type { Intervention } from '../../contract/interventions.ts'
import type { Holder } from '../actor.ts'
import { nextOpening, openUntil } from '../workspaces/hours.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

/** Whether the record's hours say that somebody is at the shop now. */
export const isSomebodyThere = ({ profile }: Workspace): boolean => openUntil(profile) !== undefined

/** What a visitor may call whoever answers: a person's name; a program has none. */
export const visibleName = (by: Holder) => (by.type === 'operator' ? { name: by.name } : { name: undefined })

/** Told the moment a person is asked. */
export const asked = (workspace: Workspace, replyTo: string | null): string =>
  `A teammate has been asked. ${when(workspace, replyTo)}`

export const passedOn = (workspace: Workspace, by: Holder, replyTo: string | null): string =>
  `${nameOf(by)} has passed this on, and it waits for a teammate again. ${when(workspace, replyTo)}`

export const isHere = (by: Holder): string => `${nameOf(by)} is here now. The assistant stays silent.`

const nameOf = (by: Holder) => visibleName(by).name ?? 'Someone from the shop'

/** Told once, where a person was asked and nobody has come. */
export const nobodyCame = (replyTo: string | null): string => `Nobody has come yet. ${elsewhere(replyTo)}`

/** Told once an address was left. */
export const answersGoTo = (address: string): string => `We answer here, and to ${address} too.`

// Only what the record says: when the shop is open, never how soon somebody answers.
function when(workspace: Workspace, replyTo: string | null): string {
  const until = openUntil(workspace.profile)
  if (until) return `We are here until ${until}, and the answer comes here.`

  const next = nextOpening(workspace.profile)
  const shut = next ? `Nobody is here before ${opening(workspace, next)}.` : 'Nobody is here at the moment.'
  return `${shut} ${elsewhere(replyTo)}`
}

function opening({ profile }: Workspace, { date, opens }: { date: string; opens: string }): string {
  const today = Temporal.Now.plainDateISO(profile.timezone)
  const { days } = today.until(date)
  if (days === 0) return `${opens} today`
  if (days === 1) return `${opens} tomorrow`

  const options =
    days < 7 ? ({ weekday: 'long' } as const) : ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
  return `${Temporal.PlainDate.from(date).toLocaleString(profile.locale, options)}, ${opens}`
}

const elsewhere = (replyTo: string | null) =>
  replyTo
    ? `${answersGoTo(replyTo)} Or take it back and ask the assistant meanwhile.`
    : 'Leave your e-mail address here and we answer there too, or take it back and ask the assistant meanwhile.'

export function backWithAssistant(resolution: NonNullable<Intervention['resolution']>): string {
  const back = 'You are back with the assistant.'
  return resolution === 'expired' ? `It was quiet for a day. ${back}` : back
}
