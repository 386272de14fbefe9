import { join, resolve } from 'node:path'
import { root } from './run.ts'

/** A merchant's record and the dialogues to play with it, as paths, and the least that the embedded brain gets of them. */
export interface Material {
  slug: string
  record: string
  dialogues: string
  atLeast?: { right: number; wrong: number } // so many right, and no more confidently wrong
}

const ours = (slug: string, right: number, wrong: number, record = `eval/${slug}.json`): Material => ({
  slug,
  record: join(root, record),
  dialogues: join(root, `eval/dialogues-${slug}.jsonl`),
  atLeast: { right, wrong },
})

/** The merchants we develop with. Their scores flatter: the brain has seen them. */
export const MATERIAL: readonly Material[] = [
  ours('lantern-leaf', 79, 0, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-more', 45, 2, 'demo/lantern-leaf.json'),
  ours('cobble-cycles', 46, 0),
  ours('paw-parlour', 45, 1),
  ours('mudlark-pottery', 52, 3),
  ours('stride-physio', 56, 2),
  ours('two-chairs-barber', 55, 2),
  ours('minor-key', 53, 3),
  ours('otter-lane', 39, 4),
  ours('needle-and-pin', 39, 2),
  ours('chalk-line', 38, 5),
  ours('stem-and-sage', 40, 3),
  ours('second-gear', 39, 6),
  ours('crumb-club', 42, 4),
  ours('clear-harbour', 36, 3),
  ours('silver-room', 35, 1),
  ours('tick-tally', 39, 3),
  ours('saltmarsh-paddle', 44, 2),
  ours('lantern-leaf-again', 37, 3, 'demo/lantern-leaf.json'),
  ours('morepork-hill', 40, 3),
  ours('quire-and-thread', 39, 6),
  ours('tern-strand', 38, 6),
  ours('lantern-leaf-anew', 37, 1, 'demo/lantern-leaf.json'),
  ours('hearth-and-flue', 29, 5),
  ours('north-light', 27, 13),
  ours('palabra-house', 35, 6),
  ours('salt-and-pine', 41, 3),
  ours('two-hives', 34, 7),
  ours('lantern-leaf-other', 31, 3, 'demo/lantern-leaf.json'),
  ours('maple-floor', 37, 6),
  ours('tack-and-webbing', 35, 3),
  ours('nine-cushions', 32, 6),
  ours('wok-street', 39, 2),
  ours('second-serve', 36, 5),
  ours('lantern-leaf-sixth', 31, 5, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-fifth', 32, 3, 'demo/lantern-leaf.json'),
  ours('ink-and-anchor', 33, 6),
  ours('latch-and-key', 34, 8),
  ours('good-footing', 37, 3),
  ours('lantern-leaf-seventh', 35, 2, 'demo/lantern-leaf.json'),
  ours('hollow-lane', 33, 6),
  ours('ten-and-two', 32, 6),
  ours('clean-getaway', 28, 11),
  ours('little-fins', 27, 6),
  ours('curd-and-rind', 40, 4),
  ours('fret-and-bow', 32, 6),
  ours('lantern-leaf-eighth', 29, 4, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-ninth', 33, 2, 'demo/lantern-leaf.json'),
  ours('copper-wren', 31, 8),
  ours('gold-and-fletch', 38, 5),
  ours('plain-sight', 37, 5),
  ours('windowsill-cats', 32, 7),
  ours('sixth-meeple', 32, 6),
  ours('felt-and-wire', 27, 4),
  ours('spring-screen', 22, 10),
  ours('high-jesses', 31, 2),
  ours('lantern-leaf-tenth', 66, 3, 'demo/lantern-leaf.json'),
  ours('bright-gum', 39, 4),
  ours('carry-the-one', 29, 8),
  ours('cullet-ember', 31, 10),
  ours('felt-and-hammer', 32, 6),
  ours('fern-and-forearm', 33, 6),
  ours('gannet-surf', 37, 2),
  ours('hairpin-house', 29, 9),
  ours('hester-and-hem', 31, 7),
  ours('kamo-footsteps', 38, 7),
  ours('lantern-leaf-eleventh', 45, 11, 'demo/lantern-leaf.json'),
  ours('loose-rope', 37, 6),
  ours('lumber-jills', 32, 5),
  ours('maple-and-mortise', 30, 8),
  ours('murmur-hearing', 29, 8),
  ours('parry-house', 34, 7),
  ours('pawb-vets', 26, 8),
  ours('shingle-breath', 41, 3),
  ours('shoebox-tax', 28, 12),
  ours('sillage-stone', 37, 7),
  ours('tarvie-burn', 35, 6),
  ours('tern-sailing', 34, 5),
  ours('tint-and-tonic', 25, 9),
  ours('two-hammers', 29, 10),
  ours('tyke-and-lead', 35, 5),
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
