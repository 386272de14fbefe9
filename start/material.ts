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
  ours('two-chairs-barber', 54, 3),
  ours('minor-key', 51, 3),
  ours('otter-lane', 43, 1),
  ours('needle-and-pin', 42, 0),
  ours('chalk-line', 41, 5),
  ours('stem-and-sage', 43, 1),
  ours('second-gear', 42, 3),
  ours('crumb-club', 44, 1),
  ours('clear-harbour', 41, 1),
  ours('silver-room', 40, 0),
  ours('tick-tally', 43, 1),
  ours('saltmarsh-paddle', 48, 0),
  ours('lantern-leaf-again', 38, 1, 'demo/lantern-leaf.json'),
  ours('morepork-hill', 44, 2),
  ours('quire-and-thread', 43, 4),
  ours('tern-strand', 42, 4),
  ours('lantern-leaf-anew', 39, 0, 'demo/lantern-leaf.json'),
  ours('hearth-and-flue', 34, 2),
  ours('north-light', 34, 7),
  ours('palabra-house', 41, 4),
  ours('salt-and-pine', 43, 2),
  ours('two-hives', 36, 5),
  ours('lantern-leaf-other', 36, 2, 'demo/lantern-leaf.json'),
  ours('maple-floor', 38, 5),
  ours('tack-and-webbing', 41, 2),
  ours('nine-cushions', 35, 4),
  ours('wok-street', 44, 1),
  ours('second-serve', 41, 1),
  ours('lantern-leaf-sixth', 37, 1, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-fifth', 35, 2, 'demo/lantern-leaf.json'),
  ours('ink-and-anchor', 38, 2),
  ours('latch-and-key', 44, 3),
  ours('good-footing', 41, 5),
  ours('lantern-leaf-seventh', 37, 0, 'demo/lantern-leaf.json'),
  ours('hollow-lane', 35, 6),
  ours('ten-and-two', 37, 2),
  ours('clean-getaway', 36, 6),
  ours('little-fins', 36, 1),
  ours('curd-and-rind', 42, 2),
  ours('fret-and-bow', 37, 5),
  ours('lantern-leaf-eighth', 33, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-ninth', 37, 1, 'demo/lantern-leaf.json'),
  ours('copper-wren', 40, 4),
  ours('gold-and-fletch', 44, 2),
  ours('plain-sight', 44, 3),
  ours('windowsill-cats', 33, 8),
  ours('sixth-meeple', 42, 1),
  ours('felt-and-wire', 33, 1),
  ours('spring-screen', 26, 7),
  ours('high-jesses', 34, 1),
  ours('lantern-leaf-tenth', 75, 3, 'demo/lantern-leaf.json'),
  unmended('bright-gum', 43, 5),
  unmended('carry-the-one', 36, 5),
  unmended('cullet-ember', 41, 6),
  unmended('felt-and-hammer', 42, 4),
  unmended('fern-and-forearm', 41, 4),
  unmended('gannet-surf', 39, 0),
  unmended('hairpin-house', 36, 7),
  unmended('hester-and-hem', 38, 1),
  unmended('kamo-footsteps', 47, 1),
  unmended('lantern-leaf-eleventh', 53, 3, 'demo/lantern-leaf.json'),
  unmended('loose-rope', 42, 3),
  unmended('lumber-jills', 40, 2),
  unmended('maple-and-mortise', 39, 1),
  unmended('murmur-hearing', 39, 3),
  unmended('parry-house', 40, 2),
  unmended('pawb-vets', 34, 2),
  unmended('shingle-breath', 45, 0),
  unmended('shoebox-tax', 35, 6),
  unmended('sillage-stone', 37, 6),
  unmended('tarvie-burn', 42, 4),
  unmended('tern-sailing', 42, 2),
  unmended('tint-and-tonic', 41, 3),
  unmended('two-hammers', 35, 8),
  unmended('tyke-and-lead', 41, 3),
  unmended('brass-rowlock', 45, 3),
  unmended('third-melt', 45, 2),
  unmended('room-tone', 40, 3),
  unmended('hot-iron', 44, 3),
  unmended('ink-and-kern', 46, 1),
  unmended('second-spanner', 40, 1),
  unmended('slack-tide', 46, 1),
  unmended('outside-edge', 44, 4),
  unmended('quiet-needle', 43, 3),
  unmended('gravel-row', 42, 4),
  unmended('dropped-stitch', 40, 7),
  unmended('lantern-leaf-twelfth', 56, 2, 'demo/lantern-leaf.json'),
  unmended('lead-came', 43, 3),
  unmended('spring-loaded', 44, 3),
  unmended('warm-stone', 46, 1),
  unmended('lantern-leaf-thirteenth', 47, 2, 'demo/lantern-leaf.json'),
  unmended('bolt-and-riddle', 44, 1),
  unmended('fernhook-golf', 45, 1),
  unmended('gannet-eyes', 43, 4),
  unmended('hummingdale', 40, 3),
  unmended('kea-edge', 40, 3),
  unmended('second-boot', 43, 2),
  unmended('wattle-and-wire', 39, 2),
  unmended('lantern-leaf-fourteenth', 43, 4, 'demo/lantern-leaf.json'),
  unmended('drovers-gate', 44, 2),
  unmended('mitre-and-mount', 42, 3),
  unmended('smirr-still', 45, 0),
  unmended('lantern-leaf-fifteenth', 43, 4, 'demo/lantern-leaf.json'),
  unmended('chanterelle-lane', 46, 2),
  unmended('thermal-and-thyme', 45, 3),
  unmended('lantern-leaf-sixteenth', 46, 1, 'demo/lantern-leaf.json'),
  unmended('gull-and-wick', 45, 1),
  unmended('lantern-leaf-seventeenth', 46, 2, 'demo/lantern-leaf.json'),
  unmended('morlo-bach', 45, 3),
  unmended('plain-face', 42, 3),
  unmended('puddlebank', 41, 0),
  unmended('saint-lobe', 40, 0),
  unmended('slow-kudu', 44, 2),
  unmended('dabinett-row', 45, 2),
  unmended('long-ear-trail', 41, 4),
  unmended('biting-point', 42, 2),
  unmended('red-lamp', 38, 5),
  unmended('slack-tub', 45, 0),
  unmended('clown-loach', 37, 3),
  unmended('lantern-leaf-eighteenth', 71, 2, 'demo/lantern-leaf.json'),
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
  onward('outside-edge', 8, 2),
  onward('paw-parlour', 7, 2),
  onward('quiet-needle', 10, 3),
  onward('room-tone', 8, 3),
  onward('second-boot', 10, 0),
  onward('second-spanner', 10, 2),
  onward('slack-tide', 10, 3),
  onward('spring-loaded', 9, 3),
  onward('third-melt', 11, 3),
  onward('warm-stone', 13, 2),
  onward('wattle-and-wire', 9, 0),
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
