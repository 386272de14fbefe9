/** The lines of a step: what has begun, then whether it went well, what came of it, and how long it took. */
export function begin(what: string) {
  const began = performance.now()
  console.log(`· ${what} …`)

  return {
    end(well: boolean, note = '') {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${well ? '✓' : '✗'} ${what}${note && `: ${note}`} (${seconds} s)`)
    },
  }
}
