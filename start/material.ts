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
  ours('paw-parlour', 44, 2),
  ours('mudlark-pottery', 52, 4),
  ours('stride-physio', 54, 1),
  ours('two-chairs-barber', 55, 3),
  ours('minor-key', 54, 3),
  ours('otter-lane', 37, 4),
  ours('needle-and-pin', 37, 7),
  ours('chalk-line', 36, 7),
  ours('stem-and-sage', 36, 7),
  ours('second-gear', 35, 11),
  ours('crumb-club', 38, 6),
  ours('clear-harbour', 33, 7),
  ours('silver-room', 33, 3),
  ours('tick-tally', 35, 7),
  ours('saltmarsh-paddle', 41, 6),
  ours('lantern-leaf-again', 33, 6, 'demo/lantern-leaf.json'),
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
