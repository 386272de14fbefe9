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
  ours('lantern-leaf-more', 47, 1, 'demo/lantern-leaf.json'),
  ours('cobble-cycles', 47, 0),
  ours('paw-parlour', 46, 0),
  ours('mudlark-pottery', 55, 1),
  ours('stride-physio', 55, 2),
  ours('two-chairs-barber', 57, 1),
  ours('minor-key', 54, 1),
  ours('otter-lane', 44, 0),
  ours('needle-and-pin', 44, 2),
  ours('chalk-line', 40, 8),
  ours('stem-and-sage', 46, 0),
  ours('second-gear', 43, 3),
  ours('crumb-club', 46, 1),
  ours('clear-harbour', 40, 2),
  ours('silver-room', 38, 1),
  ours('tick-tally', 44, 0),
  ours('saltmarsh-paddle', 47, 0),
  ours('lantern-leaf-again', 39, 1, 'demo/lantern-leaf.json'),
  ours('morepork-hill', 44, 2),
  ours('quire-and-thread', 45, 0),
  ours('tern-strand', 44, 4),
  ours('lantern-leaf-anew', 39, 0, 'demo/lantern-leaf.json'),
  ours('hearth-and-flue', 36, 3),
  ours('north-light', 34, 4),
  ours('palabra-house', 41, 5),
  ours('salt-and-pine', 43, 1),
  ours('two-hives', 38, 3),
  ours('lantern-leaf-other', 35, 2, 'demo/lantern-leaf.json'),
  ours('maple-floor', 38, 3),
  ours('tack-and-webbing', 42, 2),
  ours('nine-cushions', 35, 3),
  ours('wok-street', 44, 1),
  ours('second-serve', 41, 3),
  ours('lantern-leaf-sixth', 37, 1, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-fifth', 35, 3, 'demo/lantern-leaf.json'),
  ours('ink-and-anchor', 39, 0),
  ours('latch-and-key', 42, 6),
  ours('good-footing', 40, 4),
  ours('lantern-leaf-seventh', 38, 0, 'demo/lantern-leaf.json'),
  ours('hollow-lane', 34, 9),
  ours('ten-and-two', 36, 2),
  ours('clean-getaway', 35, 4),
  ours('little-fins', 35, 1),
  ours('curd-and-rind', 44, 1),
  ours('fret-and-bow', 39, 4),
  ours('lantern-leaf-eighth', 35, 1, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-ninth', 37, 1, 'demo/lantern-leaf.json'),
  ours('copper-wren', 43, 1),
  ours('gold-and-fletch', 43, 2),
  ours('plain-sight', 46, 2),
  ours('windowsill-cats', 36, 4),
  ours('sixth-meeple', 43, 0),
  ours('felt-and-wire', 33, 1),
  ours('spring-screen', 26, 6),
  ours('high-jesses', 34, 1),
  ours('lantern-leaf-tenth', 75, 3, 'demo/lantern-leaf.json'),
  unmended('bright-gum', 41, 5),
  unmended('carry-the-one', 37, 6),
  unmended('cullet-ember', 40, 5),
  unmended('felt-and-hammer', 38, 3),
  unmended('fern-and-forearm', 42, 5),
  unmended('gannet-surf', 43, 0),
  unmended('hairpin-house', 36, 5),
  unmended('hester-and-hem', 38, 2),
  unmended('kamo-footsteps', 46, 1),
  unmended('lantern-leaf-eleventh', 53, 3, 'demo/lantern-leaf.json'),
  unmended('loose-rope', 43, 3),
  unmended('lumber-jills', 40, 1),
  unmended('maple-and-mortise', 39, 1),
  unmended('murmur-hearing', 41, 3),
  unmended('parry-house', 40, 1),
  unmended('pawb-vets', 33, 5),
  unmended('shingle-breath', 45, 0),
  unmended('shoebox-tax', 38, 2),
  unmended('sillage-stone', 38, 3),
  unmended('tarvie-burn', 44, 3),
  unmended('tern-sailing', 40, 4),
  unmended('tint-and-tonic', 40, 4),
  unmended('two-hammers', 36, 5),
  unmended('tyke-and-lead', 41, 4),
  unmended('brass-rowlock', 43, 3),
  unmended('third-melt', 44, 2),
  unmended('room-tone', 39, 3),
  unmended('hot-iron', 44, 4),
  unmended('ink-and-kern', 42, 3),
  unmended('second-spanner', 42, 1),
  unmended('slack-tide', 45, 0),
  unmended('outside-edge', 46, 3),
  unmended('quiet-needle', 45, 2),
  unmended('gravel-row', 42, 4),
  unmended('dropped-stitch', 42, 5),
  unmended('lantern-leaf-twelfth', 57, 1, 'demo/lantern-leaf.json'),
  unmended('lead-came', 43, 2),
  unmended('spring-loaded', 41, 3),
  unmended('warm-stone', 45, 1),
  unmended('lantern-leaf-thirteenth', 47, 1, 'demo/lantern-leaf.json'),
  unmended('bolt-and-riddle', 44, 2),
  unmended('fernhook-golf', 45, 0),
  unmended('gannet-eyes', 44, 4),
  unmended('hummingdale', 44, 4),
  unmended('kea-edge', 43, 3),
  unmended('second-boot', 42, 4),
  unmended('wattle-and-wire', 42, 2),
  unmended('lantern-leaf-fourteenth', 42, 6, 'demo/lantern-leaf.json'),
  unmended('drovers-gate', 46, 1),
  unmended('mitre-and-mount', 44, 3),
  unmended('smirr-still', 45, 0),
  unmended('lantern-leaf-fifteenth', 42, 1, 'demo/lantern-leaf.json'),
  unmended('chanterelle-lane', 45, 2),
  unmended('thermal-and-thyme', 46, 2),
  unmended('lantern-leaf-sixteenth', 46, 1, 'demo/lantern-leaf.json'),
  unmended('gull-and-wick', 45, 1),
  unmended('lantern-leaf-seventeenth', 46, 0, 'demo/lantern-leaf.json'),
  unmended('morlo-bach', 46, 3),
  unmended('plain-face', 42, 2),
  unmended('puddlebank', 40, 0),
  unmended('saint-lobe', 42, 1),
  unmended('slow-kudu', 47, 1),
  unmended('dabinett-row', 45, 2),
  unmended('long-ear-trail', 40, 3),
  unmended('biting-point', 43, 1),
  unmended('red-lamp', 38, 4),
  unmended('slack-tub', 45, 1),
  unmended('clown-loach', 37, 2),
  unmended('lantern-leaf-eighteenth', 73, 2, 'demo/lantern-leaf.json'),
  unmended('crust-and-crumb', 40, 3),
  unmended('second-spade', 40, 4),
  unmended('nib-and-knot', 41, 2),
  unmended('lantern-leaf-nineteenth', 69, 2, 'demo/lantern-leaf.json'),
  onward('bolt-and-riddle', 10, 1),
  onward('brass-rowlock', 9, 3),
  onward('cobble-cycles', 10, 3),
  onward('dropped-stitch', 13, 1),
  onward('fernhook-golf', 9, 3),
  onward('gannet-eyes', 10, 4),
  onward('gravel-row', 12, 1),
  onward('hot-iron', 10, 4),
  onward('hummingdale', 10, 1),
  onward('ink-and-kern', 12, 2),
  onward('kea-edge', 9, 2),
  onward('lantern-leaf', 15, 0, 'demo/lantern-leaf.json'),
  onward('lead-came', 10, 3),
  onward('outside-edge', 9, 3),
  onward('paw-parlour', 10, 2),
  onward('quiet-needle', 11, 3),
  onward('room-tone', 7, 3),
  onward('second-boot', 9, 2),
  onward('second-spanner', 11, 1),
  onward('slack-tide', 11, 4),
  onward('spring-loaded', 9, 4),
  onward('third-melt', 11, 3),
  onward('warm-stone', 12, 3),
  onward('wattle-and-wire', 12, 0),
  visits('brass-rowlock', 2, 5),
  visits('lantern-leaf', 2, 7, 'demo/lantern-leaf.json'),
  visits('second-spanner', 1, 9),
  visits('slack-tide', 4, 6),
  visits('warm-stone', 4, 4),
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
