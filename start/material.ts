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
  ours('lantern-leaf', 79, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-more', 46, 1, 'demo/lantern-leaf.json'),
  ours('cobble-cycles', 47, 0),
  ours('paw-parlour', 46, 0),
  ours('mudlark-pottery', 55, 0),
  ours('stride-physio', 54, 3),
  ours('two-chairs-barber', 54, 2),
  ours('minor-key', 52, 3),
  ours('otter-lane', 42, 1),
  ours('needle-and-pin', 41, 3),
  ours('chalk-line', 41, 5),
  ours('stem-and-sage', 42, 2),
  ours('second-gear', 40, 4),
  ours('crumb-club', 45, 1),
  ours('clear-harbour', 41, 1),
  ours('silver-room', 35, 0),
  ours('tick-tally', 39, 3),
  ours('saltmarsh-paddle', 47, 0),
  ours('lantern-leaf-again', 38, 1, 'demo/lantern-leaf.json'),
  ours('morepork-hill', 43, 3),
  ours('quire-and-thread', 40, 4),
  ours('tern-strand', 39, 4),
  ours('lantern-leaf-anew', 38, 0, 'demo/lantern-leaf.json'),
  ours('hearth-and-flue', 30, 4),
  ours('north-light', 29, 9),
  ours('palabra-house', 37, 8),
  ours('salt-and-pine', 42, 3),
  ours('two-hives', 36, 4),
  ours('lantern-leaf-other', 34, 4, 'demo/lantern-leaf.json'),
  ours('maple-floor', 36, 5),
  ours('tack-and-webbing', 38, 4),
  ours('nine-cushions', 33, 4),
  ours('wok-street', 44, 1),
  ours('second-serve', 38, 4),
  ours('lantern-leaf-sixth', 36, 2, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-fifth', 33, 2, 'demo/lantern-leaf.json'),
  ours('ink-and-anchor', 36, 3),
  ours('latch-and-key', 38, 7),
  ours('good-footing', 41, 3),
  ours('lantern-leaf-seventh', 38, 0, 'demo/lantern-leaf.json'),
  ours('hollow-lane', 33, 4),
  ours('ten-and-two', 36, 4),
  ours('clean-getaway', 33, 7),
  ours('little-fins', 36, 1),
  ours('curd-and-rind', 42, 1),
  ours('fret-and-bow', 37, 4),
  ours('lantern-leaf-eighth', 33, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-ninth', 36, 2, 'demo/lantern-leaf.json'),
  ours('copper-wren', 34, 6),
  ours('gold-and-fletch', 42, 4),
  ours('plain-sight', 43, 3),
  ours('windowsill-cats', 32, 8),
  ours('sixth-meeple', 36, 4),
  ours('felt-and-wire', 32, 1),
  ours('spring-screen', 24, 9),
  ours('high-jesses', 33, 1),
  ours('lantern-leaf-tenth', 70, 3, 'demo/lantern-leaf.json'),
  unmended('bright-gum', 39, 4),
  unmended('carry-the-one', 36, 5),
  unmended('cullet-ember', 33, 11),
  unmended('felt-and-hammer', 41, 5),
  unmended('fern-and-forearm', 38, 6),
  unmended('gannet-surf', 39, 1),
  unmended('hairpin-house', 35, 8),
  unmended('hester-and-hem', 33, 3),
  unmended('kamo-footsteps', 45, 3),
  unmended('lantern-leaf-eleventh', 49, 5, 'demo/lantern-leaf.json'),
  unmended('loose-rope', 41, 3),
  unmended('lumber-jills', 38, 4),
  unmended('maple-and-mortise', 35, 4),
  unmended('murmur-hearing', 36, 6),
  unmended('parry-house', 38, 3),
  unmended('pawb-vets', 30, 3),
  unmended('shingle-breath', 44, 1),
  unmended('shoebox-tax', 30, 9),
  unmended('sillage-stone', 37, 4),
  unmended('tarvie-burn', 41, 5),
  unmended('tern-sailing', 37, 4),
  unmended('tint-and-tonic', 30, 8),
  unmended('two-hammers', 34, 8),
  unmended('tyke-and-lead', 38, 5),
  unmended('brass-rowlock', 42, 4),
  unmended('third-melt', 46, 2),
  unmended('room-tone', 38, 4),
  unmended('hot-iron', 42, 3),
  unmended('ink-and-kern', 43, 2),
  unmended('second-spanner', 38, 2),
  unmended('slack-tide', 43, 1),
  unmended('outside-edge', 41, 5),
  unmended('quiet-needle', 39, 5),
  unmended('gravel-row', 40, 5),
  unmended('dropped-stitch', 41, 4),
  unmended('lantern-leaf-twelfth', 55, 2, 'demo/lantern-leaf.json'),
  unmended('lead-came', 40, 5),
  unmended('spring-loaded', 40, 5),
  unmended('warm-stone', 44, 2),
  unmended('lantern-leaf-thirteenth', 44, 3, 'demo/lantern-leaf.json'),
  unmended('bolt-and-riddle', 43, 2),
  unmended('fernhook-golf', 44, 0),
  unmended('gannet-eyes', 43, 5),
  unmended('hummingdale', 38, 4),
  unmended('kea-edge', 38, 3),
  unmended('second-boot', 42, 3),
  unmended('wattle-and-wire', 38, 3),
  unmended('lantern-leaf-fourteenth', 41, 7, 'demo/lantern-leaf.json'),
  unmended('drovers-gate', 43, 3),
  unmended('mitre-and-mount', 40, 3),
  unmended('smirr-still', 41, 1),
  unmended('lantern-leaf-fifteenth', 38, 5, 'demo/lantern-leaf.json'),
  unmended('chanterelle-lane', 45, 2),
  unmended('thermal-and-thyme', 43, 3),
  unmended('lantern-leaf-sixteenth', 46, 1, 'demo/lantern-leaf.json'),
  unmended('gull-and-wick', 43, 3),
  unmended('lantern-leaf-seventeenth', 42, 3, 'demo/lantern-leaf.json'),
  unmended('morlo-bach', 42, 4),
  unmended('plain-face', 38, 4),
  unmended('puddlebank', 36, 1),
  unmended('saint-lobe', 39, 1),
  unmended('slow-kudu', 42, 4),
  onward('bolt-and-riddle', 9, 0),
  onward('brass-rowlock', 9, 3),
  onward('cobble-cycles', 10, 4),
  onward('dropped-stitch', 9, 1),
  onward('fernhook-golf', 7, 3),
  onward('gannet-eyes', 9, 3),
  onward('gravel-row', 12, 1),
  onward('hot-iron', 9, 4),
  onward('hummingdale', 10, 2),
  onward('ink-and-kern', 9, 3),
  onward('kea-edge', 7, 5),
  onward('lantern-leaf', 12, 1, 'demo/lantern-leaf.json'),
  onward('lead-came', 9, 3),
  onward('outside-edge', 6, 3),
  onward('paw-parlour', 6, 3),
  onward('quiet-needle', 9, 4),
  onward('room-tone', 7, 3),
  onward('second-boot', 9, 1),
  onward('second-spanner', 10, 2),
  onward('slack-tide', 10, 3),
  onward('spring-loaded', 9, 4),
  onward('third-melt', 10, 4),
  onward('warm-stone', 11, 4),
  onward('wattle-and-wire', 8, 1),
  visits('brass-rowlock', 1, 6),
  visits('lantern-leaf', 1, 7, 'demo/lantern-leaf.json'),
  visits('second-spanner', 3, 7),
  visits('slack-tide', 0, 8),
  visits('warm-stone', 2, 5),
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
