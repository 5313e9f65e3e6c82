import { parisDay } from '#api/clock.ts'
import type { Range } from '#api/modules/search/measures.ts'
import { slugPattern, whole as wholePattern } from '#schema/searchParameters.ts'

/** Returned by a reader for a text that it does not understand. */
export const malformed = Symbol('malformed')
export type Reader<T> = (text: string) => T | typeof malformed

const mostListed = 50

/** Items separated by commas, each once. */
export function list<T>(item: Reader<T>, most = mostListed): Reader<T[]> {
  return (text) => {
    const read = new Set<T>()
    for (const each of text.split(',').filter(Boolean)) {
      const value = item(each)
      if (value === malformed || read.size >= most) return malformed
      read.add(value)
    }
    return [...read]
  }
}

/** An item of a list, in the letters that the table says. */
export function matching({ pattern, isUpperCase }: { pattern: RegExp; isUpperCase?: true }): Reader<string> {
  return (text) => (pattern.test(text) ? (isUpperCase ? text.toUpperCase() : text) : malformed)
}

export const slug = matching({ pattern: slugPattern })

export const flag: Reader<boolean> = (text) =>
  ['1', 'true'].includes(text) ? true : ['0', 'false'].includes(text) ? false : malformed

export function among<const T extends string>(values: readonly T[]): Reader<T> {
  return (text) => values.find((value) => value === text) ?? malformed
}

/** « 3-6 », « 3- », « -6 » or « 3 ». */
export function range(highest: number): Reader<Range> {
  return (text) => {
    const parts = /^(\d{1,7}(?:\.\d{1,2})?)?(-)?(\d{1,7}(?:\.\d{1,2})?)?$/.exec(text)
    const [, first, dash, last] = parts ?? []
    if ((first === undefined && last === undefined) || (!dash && last !== undefined)) return malformed
    const min = first === undefined ? null : Number(first)
    const max = dash ? (last === undefined ? null : Number(last)) : min
    if ((min ?? 0) > highest || (min !== null && max !== null && min > max)) return malformed
    return { min, max }
  }
}

/** « 2,3 » or « 2-4 », on a scale of 1 to 5. */
export const levels: Reader<number[]> = (text) => {
  const span = /^([1-5])-([1-5])$/.exec(text)
  if (!span) return list<number>((item) => (/^[1-5]$/.test(item) ? Number(item) : malformed))(text)
  const [from, to] = [Number(span[1]), Number(span[2])]
  return from > to ? malformed : Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** A number in its notation, within bounds. */
export function number({ pattern, min, max }: { pattern: RegExp; min: number; max: number }): Reader<number> {
  return (text) => {
    const value = pattern.test(text) ? Number(text) : -1
    return value >= min && value <= max ? value : malformed
  }
}

export const whole = (min: number, max: number): Reader<number> => number({ pattern: wholePattern, min, max })

export function wholeUpTo(highest: number): Reader<number> {
  return (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= highest ? Number(text) : malformed)
}

/** A calendar day, an instant in ISO 8601, or one in seconds or milliseconds: its day in Paris. */
export const day: Reader<string> = (text) => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return realDay(text)
  if (/^\d{9,10}$/.test(text)) return parisDay(new Date(Number(text) * 1000))
  if (/^\d{12,13}$/.test(text)) return parisDay(new Date(Number(text)))
  // An unescaped plus sign arrives as a space.
  const instant = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[ +-]\d\d:?\d\d)?$/.exec(text)
  if (!instant?.[1]) return malformed
  if (!instant[4]) return realDay(instant[1])
  const moment = new Date(text.replace(' ', '+'))
  return Number.isNaN(moment.getTime()) ? malformed : parisDay(moment)
}

function realDay(text: string): string | typeof malformed {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : malformed
}

export type Box = { west: number; south: number; east: number; north: number }

/** Two opposite corners in any order: lon,lat,lon,lat. */
export const box: Reader<Box> = (text) => {
  const [lonA = 0, latA = 0, lonB = 0, latB = 0, ...more] = text.split(',').map(degrees)
  const isComplete = text.split(',').length === 4 && more.length === 0
  if (
    !isComplete ||
    Math.max(Math.abs(lonA), Math.abs(lonB)) > 180 ||
    Math.max(Math.abs(latA), Math.abs(latB)) > 90
  )
    return malformed
  return {
    west: Math.min(lonA, lonB),
    south: Math.min(latA, latB),
    east: Math.max(lonA, lonB),
    north: Math.max(latA, latB),
  }
}

/** Outside every map when it is not a number. */
function degrees(text: string): number {
  return /^-?\d{1,3}(\.\d{1,12})?$/.test(text.trim()) ? Number(text) : 999
}
