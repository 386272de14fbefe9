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

/** The merchants we develop with. Their scores flatter: the brain has seen them. */
export const MATERIAL: readonly Material[] = [
  ours('lantern-leaf', 79, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-more', 46, 1, 'demo/lantern-leaf.json'),
  ours('cobble-cycles', 47, 0),
  ours('paw-parlour', 46, 0),
  ours('mudlark-pottery', 59, 0),
  ours('stride-physio', 57, 2),
  ours('two-chairs-barber', 56, 1),
  ours('minor-key', 54, 4),
  ours('otter-lane', 40, 3),
  ours('needle-and-pin', 41, 3),
  ours('chalk-line', 39, 4),
  ours('stem-and-sage', 41, 2),
  ours('second-gear', 41, 4),
  ours('crumb-club', 44, 2),
  ours('clear-harbour', 38, 2),
  ours('silver-room', 36, 1),
  ours('tick-tally', 40, 2),
  ours('saltmarsh-paddle', 46, 1),
  ours('lantern-leaf-again', 37, 2, 'demo/lantern-leaf.json'),
  ours('morepork-hill', 43, 0),
  ours('quire-and-thread', 40, 6),
  ours('tern-strand', 41, 5),
  ours('lantern-leaf-anew', 38, 0, 'demo/lantern-leaf.json'),
  ours('hearth-and-flue', 32, 5),
  ours('north-light', 29, 11),
  ours('palabra-house', 37, 6),
  ours('salt-and-pine', 42, 4),
  ours('two-hives', 35, 7),
  ours('lantern-leaf-other', 34, 5, 'demo/lantern-leaf.json'),
  ours('maple-floor', 38, 7),
  ours('tack-and-webbing', 37, 3),
  ours('nine-cushions', 34, 5),
  ours('wok-street', 43, 1),
  ours('second-serve', 37, 5),
  ours('lantern-leaf-sixth', 31, 3, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-fifth', 33, 2, 'demo/lantern-leaf.json'),
  ours('ink-and-anchor', 34, 5),
  ours('latch-and-key', 35, 8),
  ours('good-footing', 37, 4),
  ours('lantern-leaf-seventh', 38, 0, 'demo/lantern-leaf.json'),
  ours('hollow-lane', 33, 7),
  ours('ten-and-two', 35, 5),
  ours('clean-getaway', 30, 11),
  ours('little-fins', 33, 4),
  ours('curd-and-rind', 41, 3),
  ours('fret-and-bow', 36, 5),
  ours('lantern-leaf-eighth', 32, 2, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-ninth', 37, 1, 'demo/lantern-leaf.json'),
  ours('copper-wren', 34, 7),
  ours('gold-and-fletch', 41, 4),
  ours('plain-sight', 40, 3),
  ours('windowsill-cats', 31, 8),
  ours('sixth-meeple', 34, 5),
  ours('felt-and-wire', 29, 2),
  ours('spring-screen', 24, 9),
  ours('high-jesses', 31, 2),
  ours('lantern-leaf-tenth', 69, 3, 'demo/lantern-leaf.json'),
  unmended('bright-gum', 40, 4),
  unmended('carry-the-one', 30, 7),
  unmended('cullet-ember', 33, 9),
  unmended('felt-and-hammer', 39, 3),
  unmended('fern-and-forearm', 38, 4),
  unmended('gannet-surf', 39, 2),
  unmended('hairpin-house', 31, 7),
  unmended('hester-and-hem', 34, 4),
  unmended('kamo-footsteps', 40, 6),
  unmended('lantern-leaf-eleventh', 48, 7, 'demo/lantern-leaf.json'),
  unmended('loose-rope', 38, 4),
  unmended('lumber-jills', 36, 3),
  unmended('maple-and-mortise', 35, 5),
  unmended('murmur-hearing', 33, 5),
  unmended('parry-house', 38, 6),
  unmended('pawb-vets', 28, 5),
  unmended('shingle-breath', 43, 2),
  unmended('shoebox-tax', 31, 10),
  unmended('sillage-stone', 40, 4),
  unmended('tarvie-burn', 40, 5),
  unmended('tern-sailing', 37, 4),
  unmended('tint-and-tonic', 28, 8),
  unmended('two-hammers', 32, 9),
  unmended('tyke-and-lead', 38, 4),
  unmended('brass-rowlock', 39, 6),
  unmended('third-melt', 44, 4),
  unmended('room-tone', 39, 2),
  unmended('hot-iron', 40, 3),
  unmended('ink-and-kern', 42, 3),
  unmended('second-spanner', 39, 4),
  unmended('slack-tide', 40, 2),
  unmended('outside-edge', 36, 6),
  unmended('quiet-needle', 39, 4),
  unmended('gravel-row', 41, 3),
  unmended('dropped-stitch', 38, 4),
  unmended('lantern-leaf-twelfth', 56, 3, 'demo/lantern-leaf.json'),
  unmended('lead-came', 37, 5),
  unmended('spring-loaded', 35, 6),
  unmended('warm-stone', 44, 2),
  unmended('lantern-leaf-thirteenth', 46, 1, 'demo/lantern-leaf.json'),
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
