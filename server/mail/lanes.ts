/** Works off whatever `take` finds, a few at once, so that one letter that stalls holds up no other. */
export interface Lanes {
  /** Says that there may be something to take. */
  poke(): void
  /** Resolves when nothing is in hand and nothing was left to take. */
  drained(): Promise<void>
}

/** `take` resolves to the work to do next, or undefined; what it or the work throws goes to `fault`, and that lane ends. */
export function openLanes(
  most: number,
  {
    take,
    fault,
    ended,
  }: { take: () => Promise<(() => Promise<void>) | undefined>; fault: (error: unknown) => void; ended?: () => void },
): Lanes {
  const open = new Set<Promise<void>>()
  let pokes = 0

  function widen() {
    if (open.size >= most) return
    const lane = run()
      .catch(fault)
      .finally(() => {
        open.delete(lane)
        ended?.()
      })
    open.add(lane)
  }

  async function run() {
    for (;;) {
      const seen = pokes
      const work = await take()
      // A poke while this lane was looking may be about something it looked past.
      if (!work && seen === pokes) return
      if (!work) continue
      widen()
      await work()
    }
  }

  return {
    poke() {
      pokes++
      widen()
    },
    async drained() {
      while (open.size > 0) await Promise.all(open)
    },
  }
}
