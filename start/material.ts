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
  ours('paw-parlour', 44, 1),
  ours('mudlark-pottery', 57, 2),
  ours('stride-physio', 56, 2),
  ours('two-chairs-barber', 56, 1),
  ours('minor-key', 53, 5),
  ours('otter-lane', 40, 3),
  ours('needle-and-pin', 39, 3),
  ours('chalk-line', 39, 4),
  ours('stem-and-sage', 41, 1),
  ours('second-gear', 41, 3),
  ours('crumb-club', 44, 2),
  ours('clear-harbour', 37, 2),
  ours('silver-room', 36, 1),
  ours('tick-tally', 40, 2),
  ours('saltmarsh-paddle', 46, 1),
  ours('lantern-leaf-again', 37, 2, 'demo/lantern-leaf.json'),
  ours('morepork-hill', 42, 1),
  ours('quire-and-thread', 38, 8),
  ours('tern-strand', 39, 4),
  ours('lantern-leaf-anew', 38, 0, 'demo/lantern-leaf.json'),
  ours('hearth-and-flue', 32, 5),
  ours('north-light', 28, 10),
  ours('palabra-house', 37, 6),
  ours('salt-and-pine', 41, 3),
  ours('two-hives', 35, 7),
  ours('lantern-leaf-other', 34, 5, 'demo/lantern-leaf.json'),
  ours('maple-floor', 38, 7),
  ours('tack-and-webbing', 37, 2),
  ours('nine-cushions', 33, 6),
  ours('wok-street', 42, 1),
  ours('second-serve', 36, 6),
  ours('lantern-leaf-sixth', 31, 2, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-fifth', 33, 2, 'demo/lantern-leaf.json'),
  ours('ink-and-anchor', 34, 5),
  ours('latch-and-key', 35, 8),
  ours('good-footing', 36, 5),
  ours('lantern-leaf-seventh', 37, 0, 'demo/lantern-leaf.json'),
  ours('hollow-lane', 32, 8),
  ours('ten-and-two', 35, 6),
  ours('clean-getaway', 30, 11),
  ours('little-fins', 30, 4),
  ours('curd-and-rind', 41, 3),
  ours('fret-and-bow', 34, 6),
  ours('lantern-leaf-eighth', 31, 3, 'demo/lantern-leaf.json'),
  ours('lantern-leaf-ninth', 37, 1, 'demo/lantern-leaf.json'),
  ours('copper-wren', 32, 8),
  ours('gold-and-fletch', 41, 4),
  ours('plain-sight', 37, 4),
  ours('windowsill-cats', 31, 8),
  ours('sixth-meeple', 33, 6),
  ours('felt-and-wire', 30, 1),
  ours('spring-screen', 23, 9),
  ours('high-jesses', 31, 2),
  ours('lantern-leaf-tenth', 69, 3, 'demo/lantern-leaf.json'),
  unmended('bright-gum', 38, 5),
  unmended('carry-the-one', 30, 6),
  unmended('cullet-ember', 33, 8),
  unmended('felt-and-hammer', 37, 5),
  unmended('fern-and-forearm', 37, 4),
  unmended('gannet-surf', 38, 2),
  unmended('hairpin-house', 30, 7),
  unmended('hester-and-hem', 33, 6),
  unmended('kamo-footsteps', 40, 6),
  unmended('lantern-leaf-eleventh', 45, 10, 'demo/lantern-leaf.json'),
  unmended('loose-rope', 37, 5),
  unmended('lumber-jills', 33, 5),
  unmended('maple-and-mortise', 33, 7),
  unmended('murmur-hearing', 33, 5),
  unmended('parry-house', 36, 6),
  unmended('pawb-vets', 27, 6),
  unmended('shingle-breath', 42, 2),
  unmended('shoebox-tax', 31, 10),
  unmended('sillage-stone', 37, 6),
  unmended('tarvie-burn', 39, 5),
  unmended('tern-sailing', 37, 4),
  unmended('tint-and-tonic', 29, 8),
  unmended('two-hammers', 31, 9),
  unmended('tyke-and-lead', 37, 4),
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
