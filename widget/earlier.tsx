import { says } from './strings/said.ts'

// Long enough for what comes in above to be drawn, and for nobody to have answered meanwhile.
const quietFor = 500

/** Asks for what was said before. Whoever reads on stays at the words they were at, and none of it is read out as news. */
export const Earlier = ({ show }: { show: () => void }) => (
  <p class="aside">
    <button
      class="plain"
      type="button"
      onClick={({ currentTarget }) => {
        const log = currentTarget.closest('[role=log]')
        if (!log) return
        const below = log.scrollHeight - log.scrollTop
        log.setAttribute('aria-live', 'off')
        show()
        requestAnimationFrame(() => {
          log.scrollTop = log.scrollHeight - below
        })
        setTimeout(() => log.removeAttribute('aria-live'), quietFor)
      }}
    >
      <span>{says.earlier}</span>
    </button>
  </p>
)
