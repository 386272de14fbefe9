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

const more =
  (kind: string) =>
  (slug: string, right: number, wrong: number, record = `eval/${slug}.json`): Material =>
    unmended(`${slug}-${kind}`, right, wrong, record)

/** Fifteen dialogues more with a merchant, of bookings and of what goes on from what was said before. */
const onward = more('onward')

/** Ten visits more that go from one thing to another, some of it in no record: right where every message of them is. */
const visits = more('visits')

/** The merchants we develop with. Their scores flatter: the brain has seen them. */
export const MATERIAL: readonly Material[] = [
  ours('lantern-leaf', 78, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-more', 44, 1, 'demo/lantern-leaf.json'),
  ours('cobble-cycles', 46, 1),
  ours('paw-parlour', 46, 1),
  ours('mudlark-pottery', 55, 0),
  ours('stride-physio', 56, 2),
  ours('two-chairs-barber', 51, 2),
  ours('minor-key', 52, 2),
  ours('otter-lane', 40, 2),
  ours('needle-and-pin', 40, 2),
  ours('chalk-line', 42, 4),
  ours('stem-and-sage', 41, 3),
  ours('second-gear', 41, 4),
  ours('crumb-club', 45, 1),
  ours('clear-harbour', 39, 1),
  ours('silver-room', 38, 0),
  ours('tick-tally', 39, 2),
  ours('saltmarsh-paddle', 46, 0),
  ours('lantern-leaf-again', 38, 1, 'demo/lantern-leaf.json'),
  ours('morepork-hill', 42, 2),
  ours('quire-and-thread', 40, 5),
  ours('tern-strand', 39, 5),
  ours('lantern-leaf-anew', 38, 0, 'demo/lantern-leaf.json'),
  ours('hearth-and-flue', 32, 4),
  ours('north-light', 29, 8),
  ours('palabra-house', 39, 6),
  ours('salt-and-pine', 40, 3),
  ours('two-hives', 36, 8),
  ours('lantern-leaf-other', 34, 3, 'demo/lantern-leaf.json'),
  ours('maple-floor', 35, 7),
  ours('tack-and-webbing', 35, 5),
  ours('nine-cushions', 34, 6),
  ours('wok-street', 43, 1),
  ours('second-serve', 38, 4),
  ours('lantern-leaf-sixth', 34, 1, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-fifth', 33, 2, 'demo/lantern-leaf.json'),
  ours('ink-and-anchor', 35, 2),
  ours('latch-and-key', 36, 7),
  ours('good-footing', 41, 3),
  ours('lantern-leaf-seventh', 37, 0, 'demo/lantern-leaf.json'),
  ours('hollow-lane', 32, 5),
  ours('ten-and-two', 34, 6),
  ours('clean-getaway', 31, 8),
  ours('little-fins', 34, 3),
  ours('curd-and-rind', 43, 1),
  ours('fret-and-bow', 34, 5),
  ours('lantern-leaf-eighth', 34, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-ninth', 36, 2, 'demo/lantern-leaf.json'),
  ours('copper-wren', 35, 5),
  ours('gold-and-fletch', 42, 6),
  ours('plain-sight', 41, 3),
  ours('windowsill-cats', 32, 8),
  ours('sixth-meeple', 36, 5),
  ours('felt-and-wire', 30, 2),
  ours('spring-screen', 24, 8),
  ours('high-jesses', 32, 2),
  ours('lantern-leaf-tenth', 68, 3, 'demo/lantern-leaf.json'),
  unmended('bright-gum', 38, 5),
  unmended('carry-the-one', 36, 5),
  unmended('cullet-ember', 34, 10),
  unmended('felt-and-hammer', 39, 5),
  unmended('fern-and-forearm', 37, 6),
  unmended('gannet-surf', 39, 1),
  unmended('hairpin-house', 37, 6),
  unmended('hester-and-hem', 36, 3),
  unmended('kamo-footsteps', 45, 3),
  unmended('lantern-leaf-eleventh', 47, 6, 'demo/lantern-leaf.json'),
  unmended('loose-rope', 39, 4),
  unmended('lumber-jills', 37, 6),
  unmended('maple-and-mortise', 35, 4),
  unmended('murmur-hearing', 35, 7),
  unmended('parry-house', 36, 4),
  unmended('pawb-vets', 28, 5),
  unmended('shingle-breath', 43, 2),
  unmended('shoebox-tax', 34, 8),
  unmended('sillage-stone', 38, 5),
  unmended('tarvie-burn', 40, 5),
  unmended('tern-sailing', 36, 3),
  unmended('tint-and-tonic', 31, 7),
  unmended('two-hammers', 34, 8),
  unmended('tyke-and-lead', 37, 6),
  unmended('brass-rowlock', 42, 6),
  unmended('third-melt', 46, 3),
  unmended('room-tone', 38, 4),
  unmended('hot-iron', 42, 3),
  unmended('ink-and-kern', 44, 2),
  unmended('second-spanner', 38, 2),
  unmended('slack-tide', 44, 1),
  unmended('outside-edge', 40, 5),
  unmended('quiet-needle', 38, 5),
  unmended('gravel-row', 41, 3),
  unmended('dropped-stitch', 41, 4),
  unmended('lantern-leaf-twelfth', 56, 3, 'demo/lantern-leaf.json'),
  unmended('lead-came', 42, 5),
  unmended('spring-loaded', 39, 6),
  unmended('warm-stone', 43, 2),
  unmended('lantern-leaf-thirteenth', 45, 2, 'demo/lantern-leaf.json'),
  unmended('bolt-and-riddle', 42, 3),
  unmended('fernhook-golf', 45, 0),
  unmended('gannet-eyes', 41, 6),
  unmended('hummingdale', 38, 7),
  unmended('kea-edge', 37, 3),
  unmended('second-boot', 42, 3),
  unmended('wattle-and-wire', 38, 4),
  unmended('lantern-leaf-fourteenth', 40, 7, 'demo/lantern-leaf.json'),
  unmended('drovers-gate', 43, 3),
  unmended('mitre-and-mount', 40, 4),
  unmended('smirr-still', 39, 3),
  unmended('lantern-leaf-fifteenth', 37, 5, 'demo/lantern-leaf.json'),
  unmended('chanterelle-lane', 44, 2),
  unmended('thermal-and-thyme', 42, 6),
  unmended('lantern-leaf-sixteenth', 47, 1, 'demo/lantern-leaf.json'),
  onward('bolt-and-riddle', 9, 3),
  onward('brass-rowlock', 6, 6),
  onward('cobble-cycles', 9, 5),
  onward('dropped-stitch', 9, 4),
  onward('fernhook-golf', 7, 3),
  onward('gannet-eyes', 9, 3),
  onward('gravel-row', 11, 2),
  onward('hot-iron', 9, 5),
  onward('hummingdale', 8, 4),
  onward('ink-and-kern', 8, 3),
  onward('kea-edge', 7, 5),
  onward('lantern-leaf', 12, 1, 'demo/lantern-leaf.json'),
  onward('lead-came', 8, 4),
  onward('outside-edge', 6, 3),
  onward('paw-parlour', 6, 4),
  onward('quiet-needle', 9, 4),
  onward('room-tone', 6, 5),
  onward('second-boot', 9, 1),
  onward('second-spanner', 9, 2),
  onward('slack-tide', 9, 5),
  onward('spring-loaded', 8, 4),
  onward('third-melt', 9, 5),
  onward('warm-stone', 9, 6),
  onward('wattle-and-wire', 8, 2),
  visits('brass-rowlock', 1, 6),
  visits('lantern-leaf', 2, 7, 'demo/lantern-leaf.json'),
  visits('second-spanner', 3, 6),
  visits('slack-tide', 0, 8),
  visits('warm-stone', 1, 5),
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
