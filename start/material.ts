import { join, resolve } from 'node:path'
import { root } from './run.ts'

/** A merchant's record and the dialogues to play with it, as paths, and the least that the embedded brain gets of them. */
export interface Material {
  slug: string
  record: string
  dialogues: string
  atLeast?: { right: number; wrong: number } // so many right, and no more confidently wrong
  isUnmended?: boolean // hardly a rule was written beside them, so they show how far the rules are to be trusted
}

const ours = (slug: string, right: number, wrong: number, record = `eval/${slug}.json`): Material => ({
  slug,
  record: join(root, record),
  dialogues: join(root, `eval/dialogues-${slug}.jsonl`),
  atLeast: { right, wrong },
})

const unmended = (...told: Parameters<typeof ours>): Material => ({ ...ours(...told), isUnmended: true })

/** Fifteen dialogues more with a merchant, of bookings and of what goes on from what was said before. */
const onward = (slug: string, right: number, wrong: number, record = `eval/${slug}.json`): Material =>
  unmended(`${slug}-onward`, right, wrong, record)

/** The merchants we develop with. Their scores flatter: the brain has seen them. */
export const MATERIAL: readonly Material[] = [
  ours('lantern-leaf', 79, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-more', 45, 1, 'demo/lantern-leaf.json'),
  ours('cobble-cycles', 46, 1),
  ours('paw-parlour', 46, 1),
  ours('mudlark-pottery', 54, 1),
  ours('stride-physio', 57, 2),
  ours('two-chairs-barber', 53, 1),
  ours('minor-key', 52, 2),
  ours('otter-lane', 40, 3),
  ours('needle-and-pin', 40, 3),
  ours('chalk-line', 42, 4),
  ours('stem-and-sage', 44, 2),
  ours('second-gear', 41, 3),
  ours('crumb-club', 45, 1),
  ours('clear-harbour', 39, 1),
  ours('silver-room', 38, 0),
  ours('tick-tally', 41, 3),
  ours('saltmarsh-paddle', 47, 0),
  ours('lantern-leaf-again', 39, 1, 'demo/lantern-leaf.json'),
  ours('morepork-hill', 44, 2),
  ours('quire-and-thread', 41, 5),
  ours('tern-strand', 40, 6),
  ours('lantern-leaf-anew', 38, 0, 'demo/lantern-leaf.json'),
  ours('hearth-and-flue', 33, 5),
  ours('north-light', 29, 11),
  ours('palabra-house', 38, 6),
  ours('salt-and-pine', 40, 3),
  ours('two-hives', 37, 7),
  ours('lantern-leaf-other', 33, 4, 'demo/lantern-leaf.json'),
  ours('maple-floor', 37, 7),
  ours('tack-and-webbing', 38, 5),
  ours('nine-cushions', 34, 6),
  ours('wok-street', 43, 1),
  ours('second-serve', 38, 4),
  ours('lantern-leaf-sixth', 37, 1, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-fifth', 34, 2, 'demo/lantern-leaf.json'),
  ours('ink-and-anchor', 35, 3),
  ours('latch-and-key', 38, 7),
  ours('good-footing', 41, 5),
  ours('lantern-leaf-seventh', 37, 0, 'demo/lantern-leaf.json'),
  ours('hollow-lane', 34, 5),
  ours('ten-and-two', 34, 6),
  ours('clean-getaway', 31, 8),
  ours('little-fins', 34, 3),
  ours('curd-and-rind', 43, 1),
  ours('fret-and-bow', 36, 5),
  ours('lantern-leaf-eighth', 35, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-ninth', 36, 2, 'demo/lantern-leaf.json'),
  ours('copper-wren', 36, 6),
  ours('gold-and-fletch', 43, 5),
  ours('plain-sight', 42, 2),
  ours('windowsill-cats', 33, 8),
  ours('sixth-meeple', 37, 5),
  ours('felt-and-wire', 30, 2),
  ours('spring-screen', 25, 8),
  ours('high-jesses', 32, 2),
  ours('lantern-leaf-tenth', 69, 3, 'demo/lantern-leaf.json'),
  unmended('bright-gum', 38, 5),
  unmended('carry-the-one', 35, 5),
  unmended('cullet-ember', 33, 11),
  unmended('felt-and-hammer', 40, 5),
  unmended('fern-and-forearm', 37, 6),
  unmended('gannet-surf', 42, 0),
  unmended('hairpin-house', 36, 7),
  unmended('hester-and-hem', 37, 3),
  unmended('kamo-footsteps', 44, 4),
  unmended('lantern-leaf-eleventh', 47, 6, 'demo/lantern-leaf.json'),
  unmended('loose-rope', 40, 3),
  unmended('lumber-jills', 38, 5),
  unmended('maple-and-mortise', 35, 3),
  unmended('murmur-hearing', 37, 7),
  unmended('parry-house', 38, 3),
  unmended('pawb-vets', 29, 4),
  unmended('shingle-breath', 42, 2),
  unmended('shoebox-tax', 34, 8),
  unmended('sillage-stone', 38, 5),
  unmended('tarvie-burn', 40, 5),
  unmended('tern-sailing', 37, 3),
  unmended('tint-and-tonic', 31, 8),
  unmended('two-hammers', 34, 8),
  unmended('tyke-and-lead', 38, 6),
  unmended('brass-rowlock', 42, 6),
  unmended('third-melt', 46, 3),
  unmended('room-tone', 38, 4),
  unmended('hot-iron', 42, 4),
  unmended('ink-and-kern', 43, 2),
  unmended('second-spanner', 38, 3),
  unmended('slack-tide', 44, 1),
  unmended('outside-edge', 39, 6),
  unmended('quiet-needle', 38, 5),
  unmended('gravel-row', 43, 3),
  unmended('dropped-stitch', 43, 3),
  unmended('lantern-leaf-twelfth', 56, 3, 'demo/lantern-leaf.json'),
  unmended('lead-came', 44, 4),
  unmended('spring-loaded', 38, 6),
  unmended('warm-stone', 43, 2),
  unmended('lantern-leaf-thirteenth', 45, 3, 'demo/lantern-leaf.json'),
  unmended('bolt-and-riddle', 42, 5),
  unmended('fernhook-golf', 45, 0),
  unmended('gannet-eyes', 42, 6),
  unmended('hummingdale', 40, 7),
  unmended('kea-edge', 37, 3),
  unmended('second-boot', 42, 3),
  unmended('wattle-and-wire', 39, 2),
  unmended('lantern-leaf-fourteenth', 40, 7, 'demo/lantern-leaf.json'),
  onward('bolt-and-riddle', 9, 3),
  onward('brass-rowlock', 7, 6),
  onward('cobble-cycles', 9, 5),
  onward('dropped-stitch', 9, 4),
  onward('fernhook-golf', 8, 5),
  onward('gannet-eyes', 10, 2),
  onward('gravel-row', 10, 3),
  onward('hot-iron', 9, 5),
  onward('hummingdale', 8, 4),
  onward('ink-and-kern', 9, 3),
  onward('kea-edge', 7, 6),
  onward('lantern-leaf', 13, 1, 'demo/lantern-leaf.json'),
  onward('lead-came', 9, 4),
  onward('outside-edge', 7, 3),
  onward('paw-parlour', 6, 5),
  onward('quiet-needle', 9, 4),
  onward('room-tone', 6, 6),
  onward('second-boot', 9, 1),
  onward('second-spanner', 10, 2),
  onward('slack-tide', 9, 5),
  onward('spring-loaded', 8, 5),
  onward('third-melt', 9, 5),
  onward('warm-stone', 10, 5),
  onward('wattle-and-wire', 9, 3),
]

/** Which to play: a file of one's own with dialogues of one's own, or ours, all or one. */
export function merchantsAsked({
  merchant,
  dialogues,
}: {
  merchant?: string
  dialogues?: string
}): readonly Material[] {
  if (dialogues && merchant) return [{ slug: merchant, record: resolve(merchant), dialogues: resolve(dialogues) }]

  const asked = MATERIAL.filter(({ slug }) => !merchant || slug === merchant)
  if (asked.length > 0 && !dialogues) return asked
  throw new Error(
    `--merchant takes one of ${MATERIAL.map(({ slug }) => slug).join(', ')}, or a record beside --dialogues.`,
  )
}
