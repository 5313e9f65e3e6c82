import { cleanText } from '#schema/text.ts'

/** Limits of a shared list. */
export const shortlistLimits = {
  items: 20,
  people: 12,
  party: 8,
  nameLength: 24,
  titleLength: 60,
  /** An unused list is deleted after these days. */
  days: 90,
} as const

const name = /^[\p{L}\p{M}’' -]{1,24}$/u
const title = /^[\p{L}\p{M}\d’' -]{1,60}$/u

const matching = (typed: string, pattern: RegExp): string | undefined => {
  const text = cleanText(typed)
  return text !== undefined && pattern.test(text) ? text : undefined
}

/** First name of a person of a list; undefined for one with another sign, empty or too long. */
export const readPersonName = (typed: string): string | undefined => matching(typed, name)

/** Title of a list: letters, digits, spaces, hyphens and apostrophes. It can hold no address. */
export const readListTitle = (typed: string): string | undefined => matching(typed, title)
