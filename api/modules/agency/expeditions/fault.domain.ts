import { contentMessages as messages } from '#api/modules/agency/expeditions/expeditions.messages.ts'
import { cleanText } from '#schema/text.ts'

/** A broken rule. A draft may hold what is only unfinished; what can never be valid is refused at once. */
export type Fault = { field: string; message: string; isUnfinished: boolean }

export type Limits = readonly [least: number, most: number]

export const invalid = (field: string, message: string): Fault => ({ field, message, isUnfinished: false })
export const unfinished = (field: string, message: string): Fault => ({ field, message, isUnfinished: true })

export function text(field: string, value: string, [least, most]: Limits): Fault[] {
  const cleaned = cleanText(value)
  if (cleaned === undefined) return [invalid(field, messages.text)]
  if (cleaned === '') return [unfinished(field, messages.required)]
  if (cleaned.length > most) return [invalid(field, messages.length(least, most))]
  return cleaned.length < least ? [unfinished(field, messages.length(least, most))] : []
}

/** A text that may be absent. */
export function note(field: string, value: string | null, [, most]: Limits): Fault[] {
  const cleaned = cleanText(value ?? '')
  if (cleaned === undefined) return [invalid(field, messages.text)]
  return cleaned.length > most ? [invalid(field, messages.atMost(most))] : []
}

export function number(field: string, value: number | null, [least, most]: Limits): Fault[] {
  if (value === null) return [unfinished(field, messages.required)]
  return value >= least && value <= most ? [] : [invalid(field, messages.number(least, most))]
}

export const optional = (field: string, value: number | null, within: Limits): Fault[] =>
  value === null ? [] : number(field, value, within)

/** Both are 0 until a place is chosen. */
export function position(field: string, at: { latitude: number; longitude: number }): Fault[] {
  if (at.latitude === 0 && at.longitude === 0) return [unfinished(field, messages.place)]
  const isFine = Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180
  return isFine ? [] : [invalid(field, messages.place)]
}

/** Too many is never valid; too few is unfinished. */
export function range(
  field: string,
  count: number,
  [least, most]: Limits,
  message: (least: number, most: number) => string,
): Fault[] {
  if (count > most) return [invalid(field, message(least, most))]
  return count < least ? [unfinished(field, message(least, most))] : []
}

export function closedList(
  field: string,
  values: string[],
  known: readonly string[],
  within: Limits,
): Fault[] {
  const isKnown = values.every((value) => known.includes(value))
  return [
    ...range(field, values.length, within, messages.items),
    ...(isKnown ? [] : [invalid(field, messages.unknown)]),
    ...repeated(field, values),
  ]
}

export const repeated = (field: string, values: string[]): Fault[] =>
  new Set(values).size === values.length ? [] : [invalid(field, messages.twice)]
