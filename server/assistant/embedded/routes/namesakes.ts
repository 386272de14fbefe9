import type { MerchantService } from '../../../../contract/merchant.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { coreOf } from '../likely/signs.ts'
import { notDenied, type Scene } from '../scene.ts'
import { isHeldOn, weekdaysIn } from '../schedule.ts'
import { IDLE } from './filled-form.ts'
import { isOfKind } from './kinds.ts'
import { unexplained } from './unexplained.ts'
import { isParty, servicesLikely } from './wanted-service.ts'

/** "My watch in on Wednesday": where no more is said, it is any of those with a watch in their names, not the Watch Service. */
export function namesakesOf(scene: Scene, { name, code, price }: MerchantService): readonly MerchantService[] {
  const { heard } = scene
  const core = coreOf(name)
  const said = new Set(heard.words.map(stem))
  const called = core.filter((word) => said.has(word))
  const isShort = called.length > 0 && !wordsIn(name).every((word) => said.has(stem(word)))
  if (scene.about?.item.code === code) return []

  const days = weekdaysIn(wordsIn(heard.urgency ?? ''))
  const others = notDenied(scene).filter((other) => other.code !== code && isHeldOn(other, days))
  const isAll = isShort && !tellsMore(scene, name)
  const namesakes = isAll ? others.filter((other) => called.every((word) => isOfKind(other, word))) : []
  // "A canoe", which is paid for by the canoe.
  const isCalled = core.every((word) => called.includes(word)) || called.includes(stem(price.per))
  return namesakes.length > 0 || isCalled ? namesakes : anyOf(scene, others)
}

// "A massage", which is no one service where the record speaks of massages or is all about them: which, as it seems likely.
function anyOf(scene: Scene, others: readonly MerchantService[]): readonly MerchantService[] {
  const { heard, index, record } = scene
  const kind = heard.words.find((word, at) => ANY.has(heard.words[at - 1] ?? '') && !tellsMore(scene, word))
  if (kind === undefined || (IDLE.has(kind) && !index.own.has(stem(kind)))) return []
  const isTold = (service: MerchantService) =>
    isOfKind(service, stem(kind)) || wordsIn(service.covers).some((word) => stem(word) === stem(kind))
  const told = others.filter(isTold)
  const [first] = servicesLikely(scene, heard)
  const isGeneral = index.words.has(`${kind}s`) || wordsIn(record.workspace.description).map(stem).includes(stem(kind))
  if (told.length > 0 || !isGeneral || (first && first.among >= PLAINLY)) return told
  return servicesLikely(scene, heard, others)
    .slice(0, 2)
    .map(({ service }) => service)
}

const PLAINLY = 0.9

const ANY = new Set(['a', 'an', 'some', 'any'])

const tellsMore = (scene: Scene, name: string) =>
  unexplained(scene, scene.heard.terms, name).some((term) => !SAYS_NOTHING.has(term.word) && !isParty(term))

/** Beside these words of booking, those of hiring. */
const SAYS_NOTHING = new Set([...IDLE, 'hire', 'rent', 'borrow', 'keen', 'hiya'])
