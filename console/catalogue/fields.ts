import type { Issue } from '../../contract/answers.ts'
import { writeRepeats } from './rules.ts'

type Entry = Record<string, unknown>

/** A service as its form has it; what cannot be read as a number goes on as text, and its field is told so. */
export function readService(form: FormData, currency: string): Entry {
  return {
    ...identity(form, 'name'),
    ...{ name: text(form, 'name'), covers: text(form, 'covers'), plan: text(form, 'plan') },
    duration_minutes: number(form, 'duration_minutes'),
    price: readPrice(form, currency),
    slots: readRules(form),
    also_called: lines(form, 'also_called'),
    ...{ members_only: form.has('members_only'), whole_slot: form.has('whole_slot') },
    ...optional('notice_minutes', number(form, 'notice_minutes')),
    ...optional('horizon_days', number(form, 'horizon_days')),
  }
}

export const readPlan = (form: FormData, currency: string): Entry => ({
  ...identity(form, 'name'),
  ...{ name: text(form, 'name'), audience: text(form, 'audience') },
  price: readPrice(form, currency),
  services: form.getAll('services').map(String),
})

export const readKnowledge = (form: FormData): Entry => ({
  ...identity(form, 'question'),
  ...{ question: text(form, 'question'), answer: text(form, 'answer'), asks: lines(form, 'asks') },
})

/** Rows of closures, in the order they stand in. */
export const readClosures = (form: FormData): Entry[] =>
  rowsOf(form, 'closures').map((row) => ({
    from: text(form, `${row}/from`),
    ...optional('to', text(form, `${row}/to`) || undefined),
    ...optional('reason', text(form, `${row}/reason`) || undefined),
  }))

/** An amount in minor units of what somebody typed in major ones: "28.50" is 2850. Text that is none stays text. */
export function minorUnits(typed: string, currency: string): number | string {
  const digits = digitsOf(currency)
  const [, whole, rest = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || rest.length > digits) return typed
  return Number(whole + rest.padEnd(digits, '0'))
}

/** What is typed for an amount in minor units: 2850 is "28.50", 2800 is "28". */
export function majorUnits(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  const value = amount / 10 ** digits
  return Number.isInteger(value) ? String(value) : value.toFixed(digits)
}

/** The names of a form's fields. */
export const namesIn = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((element) => element.getAttribute('name') ?? [])

/** Faults at the nearest field that a form has: those of a line stand at its list. The rest are told by themselves. */
export function placed(issues: readonly Issue[], names: readonly string[]): { at: Issue[]; elsewhere: Issue[] } {
  const nearest = names.toSorted((a, b) => b.length - a.length)
  const fieldOf = ({ path }: Issue) => nearest.find((name) => path === `/${name}` || path.startsWith(`/${name}/`))
  return {
    at: issues.flatMap((issue) => {
      const field = fieldOf(issue)
      return field === undefined ? [] : [{ path: `/${field}`, message: lined(issue, field) }]
    }),
    elsewhere: issues.filter((issue) => fieldOf(issue) === undefined),
  }
}

function lined({ path, message }: Issue, field: string): string {
  const [, index] = /^\/(\d+)$/.exec(path.slice(field.length + 1)) ?? []
  return index === undefined ? message : `Line ${Number(index) + 1}: ${message}`
}

/** A code for what is called so: "Pu'erh Cellar" is puerh-cellar. */
export const codeOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '')

const identity = (form: FormData, from: string) => ({ code: text(form, 'code') || codeOf(text(form, from)) })

const readPrice = (form: FormData, currency: string) => ({
  amount: minorUnits(text(form, 'price/amount'), currency),
  per: text(form, 'price/per'),
})

const readRules = (form: FormData) =>
  rowsOf(form, 'slots').map((row) => ({
    starts: text(form, `${row}/starts`),
    ...optional('repeats', readRepeating(form, row)),
    seats: number(form, `${row}/seats`),
  }))

function readRepeating(form: FormData, row: string): string | undefined {
  switch (text(form, `${row}/kind`)) {
    case 'weekly':
      return writeRepeats({
        kind: 'weekly',
        every: Number(text(form, `${row}/every`)) || 1,
        days: form.getAll(`${row}/days`).map(String),
      })
    case 'rule':
      return writeRepeats({ kind: 'rule', text: text(form, `${row}/rule`) })
    default:
      return writeRepeats({ kind: 'once' })
  }
}

// Rows are named `slots/0`, `slots/1`, without a gap, and their fields `slots/0/starts`.
function rowsOf(form: FormData, name: string): string[] {
  const rows: string[] = []
  while (form.has(`${name}/${rows.length}`)) rows.push(`${name}/${rows.length}`)
  return rows
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

const lines = (form: FormData, name: string) =>
  text(form, name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Absent where nothing was typed. */
function number(form: FormData, name: string): number | string | undefined {
  const typed = text(form, name)
  if (typed === '') return undefined
  return Number.isNaN(Number(typed)) ? typed : Number(typed)
}

const optional = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value })

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
