// The fringe of the mat, one thread every 22 units down either side.
const fringe = (threads: number, x: number, y: number, lean: 1 | -1) =>
  Array.from({ length: threads }, (_, i) => `M${x} ${y + 22 * i}l${9 * lean}${lean > 0 ? -1 : ' 1'}`).join('')

/** A sitting from above: one mat, one pot, three cups and a leaf. */
export const Mat = () => (
  <div class="door__mat">
    <svg viewBox="0 0 440 400" aria-hidden="true">
      <path class="thread" d="M60 60v280M74 60v280M366 60v280M380 60v280" />
      <path d="M40 60h360v280H40Z" />
      <path class="fringe" d={fringe(12, 40, 74, -1) + fringe(12, 400, 84, 1)} />
      <circle cx="186" cy="176" r="56" />
      <circle cx="186" cy="176" r="40" />
      <circle cx="186" cy="176" r="8" />
      <path d="M235 149c14-4 20-14 32-15l3 9c-9 4-14 16-29 23M133 193c-26 6-32 26-20 36s28-2 38-15" />
      {[
        { x: 300, y: 214, full: true },
        { x: 254, y: 276, full: true },
        { x: 176, y: 286, full: false },
      ].map(({ x, y, full }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="25" />
          <circle class={full ? 'tea' : undefined} cx={x} cy={y} r="19" />
        </g>
      ))}
      <path d="M318 96c18 0 30 12 30 34-22 0-34-12-30-34ZM322 100l22 26" />
    </svg>
  </div>
)
