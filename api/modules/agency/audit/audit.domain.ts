import type { AuditValue, AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import { fold } from '#api/modules/search/fold.ts'

/** Fields whose values are never stored. */
const secretField = /password|secret|token|hash|challenge|recovery|cookie/i

/** Fields whose values name or reach a person. */
const personalField =
  /^(e?mail|first_?name|last_?name|full_?name|phone|birth_?date|address|street|postcode|city|emergency_?contact|diet|recipient)$/i

/** Begins where a word does: a search from each of its letters would take quadratic time. */
const address = /(?<![^\s@<>«»(),;:])([^\s@<>«»(),;:]?)[^\s@<>«»(),;:]*@([^\s@<>«»(),;:]+)/g

/** Masks the e-mail addresses of a text: « j…@gmail.com ». */
export function maskAddresses(text: string): string {
  return text.replace(address, '$1…@$2')
}

/** Masks the names of people in a text: « Z… a changé d’avis ». The log is append-only: an erasure changes none of it. */
export function maskNames(text: string, names: readonly string[]): string {
  const words = new Set(names.flatMap((name) => fold(name).split(' ')))
  return text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    word.length > 1 && words.has(fold(word)) ? `${[...word][0]}…` : word,
  )
}

/** Masks a personal value: its first letter remains. */
function maskPersonal(value: AuditValue): AuditValue {
  if (typeof value === 'string') return value.includes('@') ? maskAddresses(value) : `${[...value][0] ?? ''}…`
  if (typeof value === 'number') return '…'
  if (Array.isArray(value)) return value.map(maskPersonal)
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskPersonal(part)]))
    : value
}

function maskField(name: string, value: AuditValue): AuditValue {
  if (personalField.test(name)) return maskPersonal(value)
  if (typeof value === 'string') return maskAddresses(value)
  if (Array.isArray(value)) return value.map((part) => maskField('', part))
  return value !== null && typeof value === 'object' ? masked(value) : value
}

function masked(values: AuditValues): AuditValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !secretField.test(name))
      .map(([name, value]) => [name, maskField(name, value)]),
  )
}

/** Reduces two states of a row to the fields that differ, masked and without secrets. */
export function changedFields(
  before: AuditValues,
  after: AuditValues,
): { before: AuditValues; after: AuditValues } {
  const isChanged = ([name]: [string, AuditValue]) =>
    JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null)
  const changed = (values: AuditValues) =>
    masked(Object.fromEntries(Object.entries(values).filter(isChanged)))
  return { before: changed(before), after: changed(after) }
}
