/** A day and a time that are said of each other, each in the ways that it may be read. */
export interface Meeting {
  days: string[] // "11-28", or "w6" for a Saturday
  times: string[] // minutes after midnight
  place: number // which claim the time is
}

/** Every day with every time that a sentence sets beside it: the times behind some days are theirs, or those before. */
export function meetingsIn(claims: readonly string[][]): Meeting[] {
  const told = claims.map((claim) => ({ days: claim.flatMap(dayIn), times: claim.flatMap(timeIn) }))
  const begin = told.find(({ days, times }) => days.length + times.length > 0)
  const leads = begin && begin.days.length > 0 ? 'days' : 'times'
  const meetings: Meeting[] = []
  let led: number[] = []
  let isLed = false
  for (const [place, { days, times }] of told.entries()) {
    if (days.length + times.length === 0) continue
    const isLeading = (leads === 'days' ? days : times).length > 0
    if (isLeading) led = isLed ? [place] : [...led, place]
    isLed = !isLeading
    if (!isLeading)
      for (const other of led) {
        const leader = told[other] ?? { days: [], times: [] }
        meetings.push(
          leads === 'days' ? { days: leader.days, times, place } : { days, times: leader.times, place: other },
        )
      }
  }
  return meetings
}

export const meeting = (day: string, time: number | string): string => `at:${day} ${time}`

export const weekday = (day: number | string): string => `w${day}`

function dayIn(claim: string): string[] {
  const [, date, on] = /^(?:date:(?:\d{4}-)?(\d+-\d+)|weekday:(\d))/u.exec(claim) ?? []
  return date ? [date] : on ? [weekday(on)] : []
}

const timeIn = (claim: string) => (claim.startsWith('time:') ? [claim.slice('time:'.length)] : [])
