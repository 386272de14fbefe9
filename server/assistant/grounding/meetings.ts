/** A day and a time that belong together, where a sentence speaks of one of each. */
export interface Meeting {
  day: string // "11-28", or "w6" for a Saturday
  times: string[] // minutes after midnight, in each way that the time may be read
}

/** The one day and the one time of a sentence; undefined where it has more of either, or none. */
export function meetingIn(claims: readonly string[][]): Meeting | undefined {
  const days = claims.flatMap(([claim = '']) => dayIn(claim) ?? [])
  const times = claims.filter(([claim]) => claim?.startsWith('time:'))
  const [day, time] = [days[0], times[0]]
  if (!day || !time || days.length > 1 || times.length > 1) return undefined
  return { day, times: time.map((reading) => reading.slice('time:'.length)) }
}

export const meeting = (day: string, time: number | string): string => `at:${day} ${time}`

export const weekday = (day: number | string): string => `w${day}`

function dayIn(claim: string): string | undefined {
  const [, date, on] = /^(?:date:(?:\d{4}-)?(\d+-\d+)|weekday:(\d))/u.exec(claim) ?? []
  return date ?? (on && weekday(on))
}
