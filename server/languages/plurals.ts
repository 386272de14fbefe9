type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Counts in a language: `of(3, { one: '# Platz', other: '# Plätze' })`. A form that is not given is `other`, and `#` is
 * the number. Source of the categories: Unicode CLDR, by way of `Intl`.
 */
export function plurals(language: string) {
  const rules = new Intl.PluralRules(language)
  return (count: number, forms: Forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', String(count))
}
