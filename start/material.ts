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
  ours('lantern-leaf', 80, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-more', 47, 1, 'demo/lantern-leaf.json'),
  ours('cobble-cycles', 47, 0),
  ours('paw-parlour', 47, 0),
  ours('mudlark-pottery', 56, 0),
  ours('stride-physio', 57, 1),
  ours('two-chairs-barber', 55, 2),
  ours('minor-key', 51, 4),
  ours('otter-lane', 43, 1),
  ours('needle-and-pin', 42, 0),
  ours('chalk-line', 41, 5),
  ours('stem-and-sage', 43, 1),
  ours('second-gear', 42, 3),
  ours('crumb-club', 44, 1),
  ours('clear-harbour', 41, 1),
  ours('silver-room', 39, 0),
  ours('tick-tally', 42, 2),
  ours('saltmarsh-paddle', 48, 0),
  ours('lantern-leaf-again', 38, 1, 'demo/lantern-leaf.json'),
  ours('morepork-hill', 44, 2),
  ours('quire-and-thread', 43, 4),
  ours('tern-strand', 41, 5),
  ours('lantern-leaf-anew', 39, 0, 'demo/lantern-leaf.json'),
  ours('hearth-and-flue', 32, 4),
  ours('north-light', 34, 6),
  ours('palabra-house', 39, 6),
  ours('salt-and-pine', 43, 2),
  ours('two-hives', 37, 4),
  ours('lantern-leaf-other', 35, 3, 'demo/lantern-leaf.json'),
  ours('maple-floor', 37, 5),
  ours('tack-and-webbing', 40, 3),
  ours('nine-cushions', 35, 4),
  ours('wok-street', 44, 1),
  ours('second-serve', 39, 3),
  ours('lantern-leaf-sixth', 36, 1, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-fifth', 35, 2, 'demo/lantern-leaf.json'),
  ours('ink-and-anchor', 37, 3),
  ours('latch-and-key', 41, 6),
  ours('good-footing', 41, 5),
  ours('lantern-leaf-seventh', 37, 0, 'demo/lantern-leaf.json'),
  ours('hollow-lane', 34, 7),
  ours('ten-and-two', 36, 3),
  ours('clean-getaway', 36, 6),
  ours('little-fins', 36, 1),
  ours('curd-and-rind', 42, 2),
  ours('fret-and-bow', 38, 5),
  ours('lantern-leaf-eighth', 33, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-ninth', 37, 1, 'demo/lantern-leaf.json'),
  ours('copper-wren', 39, 5),
  ours('gold-and-fletch', 44, 2),
  ours('plain-sight', 43, 3),
  ours('windowsill-cats', 33, 8),
  ours('sixth-meeple', 41, 2),
  ours('felt-and-wire', 32, 1),
  ours('spring-screen', 26, 7),
  ours('high-jesses', 34, 1),
  ours('lantern-leaf-tenth', 74, 3, 'demo/lantern-leaf.json'),
  unmended('bright-gum', 42, 5),
  unmended('carry-the-one', 36, 5),
  unmended('cullet-ember', 41, 6),
  unmended('felt-and-hammer', 42, 4),
  unmended('fern-and-forearm', 41, 4),
  unmended('gannet-surf', 39, 0),
  unmended('hairpin-house', 35, 7),
  unmended('hester-and-hem', 36, 2),
  unmended('kamo-footsteps', 45, 3),
  unmended('lantern-leaf-eleventh', 53, 3, 'demo/lantern-leaf.json'),
  unmended('loose-rope', 41, 3),
  unmended('lumber-jills', 39, 3),
  unmended('maple-and-mortise', 38, 1),
  unmended('murmur-hearing', 39, 3),
  unmended('parry-house', 40, 2),
  unmended('pawb-vets', 32, 3),
  unmended('shingle-breath', 44, 1),
  unmended('shoebox-tax', 34, 7),
  unmended('sillage-stone', 37, 6),
  unmended('tarvie-burn', 42, 4),
  unmended('tern-sailing', 41, 3),
  unmended('tint-and-tonic', 39, 5),
  unmended('two-hammers', 34, 9),
  unmended('tyke-and-lead', 39, 4),
  unmended('brass-rowlock', 44, 4),
  unmended('third-melt', 45, 2),
  unmended('room-tone', 39, 4),
  unmended('hot-iron', 44, 3),
  unmended('ink-and-kern', 46, 1),
  unmended('second-spanner', 40, 1),
  unmended('slack-tide', 46, 1),
  unmended('outside-edge', 43, 5),
  unmended('quiet-needle', 42, 4),
  unmended('gravel-row', 41, 5),
  unmended('dropped-stitch', 39, 7),
  unmended('lantern-leaf-twelfth', 56, 2, 'demo/lantern-leaf.json'),
  unmended('lead-came', 42, 4),
  unmended('spring-loaded', 43, 3),
  unmended('warm-stone', 46, 1),
  unmended('lantern-leaf-thirteenth', 47, 2, 'demo/lantern-leaf.json'),
  unmended('bolt-and-riddle', 43, 2),
  unmended('fernhook-golf', 46, 0),
  unmended('gannet-eyes', 43, 4),
  unmended('hummingdale', 38, 4),
  unmended('kea-edge', 40, 3),
  unmended('second-boot', 42, 3),
  unmended('wattle-and-wire', 39, 2),
  unmended('lantern-leaf-fourteenth', 42, 5, 'demo/lantern-leaf.json'),
  unmended('drovers-gate', 43, 3),
  unmended('mitre-and-mount', 42, 3),
  unmended('smirr-still', 44, 0),
  unmended('lantern-leaf-fifteenth', 42, 4, 'demo/lantern-leaf.json'),
  unmended('chanterelle-lane', 46, 2),
  unmended('thermal-and-thyme', 44, 3),
  unmended('lantern-leaf-sixteenth', 46, 1, 'demo/lantern-leaf.json'),
  unmended('gull-and-wick', 44, 2),
  unmended('lantern-leaf-seventeenth', 45, 2, 'demo/lantern-leaf.json'),
  unmended('morlo-bach', 44, 4),
  unmended('plain-face', 41, 3),
  unmended('puddlebank', 39, 1),
  unmended('saint-lobe', 40, 0),
  unmended('slow-kudu', 44, 2),
  unmended('dabinett-row', 44, 3),
  unmended('long-ear-trail', 41, 4),
  unmended('biting-point', 40, 4),
  unmended('red-lamp', 38, 5),
  unmended('slack-tub', 45, 0),
  unmended('clown-loach', 37, 2),
  unmended('lantern-leaf-eighteenth', 70, 3, 'demo/lantern-leaf.json'),
  unmended('crust-and-crumb', 40, 2),
  unmended('second-spade', 40, 3),
  unmended('nib-and-knot', 43, 2),
  unmended('lantern-leaf-nineteenth', 71, 2, 'demo/lantern-leaf.json'),
  onward('bolt-and-riddle', 9, 0),
  onward('brass-rowlock', 8, 3),
  onward('cobble-cycles', 11, 3),
  onward('dropped-stitch', 9, 1),
  onward('fernhook-golf', 7, 3),
  onward('gannet-eyes', 8, 3),
  onward('gravel-row', 11, 1),
  onward('hot-iron', 9, 4),
  onward('hummingdale', 10, 1),
  onward('ink-and-kern', 10, 3),
  onward('kea-edge', 8, 3),
  onward('lantern-leaf', 12, 0, 'demo/lantern-leaf.json'),
  onward('lead-came', 9, 3),
  onward('outside-edge', 7, 3),
  onward('paw-parlour', 6, 4),
  onward('quiet-needle', 9, 4),
  onward('room-tone', 8, 3),
  onward('second-boot', 9, 1),
  onward('second-spanner', 10, 2),
  onward('slack-tide', 10, 3),
  onward('spring-loaded', 8, 4),
  onward('third-melt', 10, 4),
  onward('warm-stone', 12, 3),
  onward('wattle-and-wire', 9, 1),
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
