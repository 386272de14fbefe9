import { join, resolve } from 'node:path'
import { root } from './run.ts'

/** A merchant's record and the dialogues to play with it, as paths. */
export interface Material {
  slug: string
  record: string
  dialogues: string
}

const SLUGS = ['lantern-leaf', 'cobble-cycles', 'paw-parlour']

/** The merchants we develop with. Their scores flatter: the brain has seen them. */
export const MATERIAL: readonly Material[] = SLUGS.map((slug) => ({
  slug,
  record: join(root, slug === 'lantern-leaf' ? 'demo' : 'eval', `${slug}.json`),
  dialogues: join(root, `eval/dialogues-${slug}.jsonl`),
}))

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
  throw new Error(`--merchant takes one of ${SLUGS.join(', ')}, or a record beside --dialogues.`)
}
