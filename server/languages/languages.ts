import type { Workspace } from '../workspaces/workspaces.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { zhHans } from './zh-Hans.ts'
import { zhHant } from './zh-Hant.ts'

export type Sentences = typeof en

/** What the server speaks to a shop's guests: the same as the widget. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'ar' | 'zh-Hans' | 'zh-Hant' | 'ja'

export const sentences: Record<Language, Sentences> = {
  en,
  de,
  fr,
  es,
  pt,
  ar,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ja,
}

/** The language of ours that a tag means: `de` for "de-AT"; undefined where we do not speak it. */
export function spoken(tag: string): Language | undefined {
  const [language = ''] = tag.toLowerCase().split(/[-_]/)
  const ours = language !== 'zh' ? language : /^(?!.*hans).*(hant|tw|hk|mo)/i.test(tag) ? 'zh-Hant' : 'zh-Hans'
  return isLanguage(ours) ? ours : undefined
}

const isLanguage = (tag: string): tag is Language => Object.hasOwn(sentences, tag)

/** The first that a reader prefers and we speak, by their `Accept-Language`. Source: RFC 9110, 12.5.4. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const tags = (header ?? '').slice(0, 500).split(',')
  const weighed = tags.map((range) => {
    const [tag = '', quality] = range.split(/;\s*q\s*=/i)
    return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality) || 0 }
  })
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => spoken(tag) ?? [])[0]
}

/**
 * The shop as a guest of this language meets it: its words in that language, and dates and money written as they are
 * there. Without a language that we speak it is the shop's own, or English.
 */
export function speaking(workspace: Workspace, tag: string | null | undefined): Workspace {
  const { profile } = workspace
  const language = spoken(tag ?? '') ?? languageOf(workspace)
  return { ...workspace, language, profile: { ...profile, locale: manner(profile.locale, language) } }
}

/** The shop as programs and its own people meet it, who read English. */
export const inEnglish = (workspace: Workspace): Workspace => ({ ...workspace, language: 'en' })

/** What a shop's pages and letters are in. */
export const languageOf = ({ language, profile: { locale } }: Pick<Workspace, 'language' | 'profile'>): Language =>
  language ?? spoken(locale) ?? 'en'

export const wordsOf = (workspace: Pick<Workspace, 'language' | 'profile'>): Sentences =>
  sentences[languageOf(workspace)]

/** The same for a `lang` attribute: of the Englishes it is the shop's, where it has one. */
export function langOf(workspace: Workspace): string {
  const language = languageOf(workspace)
  const { locale } = workspace.profile
  return language === 'en' && spoken(locale) === 'en' ? locale : language
}

/** Which way its language runs. */
export const directionOf = (workspace: Workspace): 'ltr' | 'rtl' => (languageOf(workspace) === 'ar' ? 'rtl' : 'ltr')

/** Sentences in a row. Chinese and Japanese set no space behind a full stop. */
export const joined = (...said: string[]) =>
  said.filter(Boolean).reduce((before, next) => before + (/(^|[。？])$/.test(before) ? '' : ' ') + next, '')

// The shop's own way of writing dates where it is in the same script and language; the same digits as references.
function manner(shop: string, language: Language): string {
  const own = spoken(shop) === language ? shop : language === 'en' ? 'en-GB' : language
  return language === 'ar' ? new Intl.Locale(own, { numberingSystem: 'latn' }).toString() : own
}
