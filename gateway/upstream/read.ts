import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { isRecord } from '#schema/json.ts'

/**
 * Tolerant readers: another service may omit fields or type them differently, so they return a default. Only
 * a missing id is an error.
 */
export function id(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'number') return String(value)
  throw new RestFailure('UPSTREAM_BAD_RESPONSE', 'a resource has no id')
}

export function textOrNull(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : null
}

export const text = (value: unknown, fallback = ''): string => textOrNull(value) ?? fallback

export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

export const number = (value: unknown, fallback = 0): number => numberOrNull(value) ?? fallback

const largestInt = 2 ** 31 - 1

export function wholeOrNull(value: unknown): number | null {
  const read = numberOrNull(value)
  return read === null ? null : Math.max(-largestInt, Math.min(largestInt, Math.round(read)))
}

export const whole = (value: unknown, fallback = 0): number => wholeOrNull(value) ?? fallback

export const euros = (cents: unknown): number => whole(cents) / 100

export const eurosOrNull = (cents: unknown): number | null =>
  wholeOrNull(cents) === null ? null : euros(cents)

export const flag = (value: unknown): boolean => value === true

const dayInParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** A calendar day, also of an instant: in the offset it states, in Paris when it is UTC. */
export function dayOrNull(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null
  const instant = /T[\d:.]*(?:Z|[+-]00:?00)$/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(instant) ? value.slice(0, 10) : dayInParis.format(instant)
}

export function list<T>(value: unknown, read: (item: unknown, index: number) => T): T[] {
  return Array.isArray(value) ? value.map((item, index) => read(item, index)) : []
}

export const texts = (value: unknown): string[] => list(value, (item) => text(item)).filter(Boolean)

/** A response that must be a list, or one under a name. */
export function listOf(body: unknown, name?: string): unknown[] {
  const value = name === undefined || Array.isArray(body) ? body : record(body)[name]
  if (Array.isArray(value)) return value
  throw new RestFailure('UPSTREAM_BAD_RESPONSE', `expected a list${name ? ` under ${name}` : ''}`)
}

/** A REST object: each property may be missing or of any type. */
export type RestRecord = Readonly<Record<string, unknown>>

export function record(value: unknown): RestRecord {
  if (isRecord(value)) return value
  throw new RestFailure('UPSTREAM_BAD_RESPONSE', 'expected an object')
}

export const recordOrNull = (value: unknown): RestRecord | null => (isRecord(value) ? value : null)

/** The response of a call that the specification does not list: another service may lack it. */
export function extension(body: unknown): unknown {
  if (body !== undefined) return body
  throw new RestFailure('UPSTREAM_UNAVAILABLE', 'the REST API does not implement this operation', 404)
}
