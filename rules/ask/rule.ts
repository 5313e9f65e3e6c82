import type { Lexicon } from '#rules/ask/lexicon.ts'
import { type Match, matchAt, pattern } from '#rules/ask/pattern.ts'
import type { Token } from '#rules/ask/tokens.ts'
import type { Values } from '#rules/ask/values.ts'

/** A day and a city for what the sentence leaves open; the lexicon is null without the values of the filters. */
export type Context = { today: string; city: string | null; lexicon: Lexicon | null }

/** Understood words and their values; null for words that the search must not use. */
export type Reading = { length: number; values: Values | null }

export type Rule = {
  name: string
  readAt: (tokens: readonly Token[], at: number, context: Context) => Reading | null
}

/** A rule with patterns: the longest one that its reader accepts. */
export function rule(
  name: string,
  sources: string[],
  read: (match: Match, context: Context) => Values | null,
): Rule {
  const patterns = sources.map(pattern)
  return {
    name,
    readAt(tokens, at, context) {
      const readings = patterns.flatMap((atoms) => {
        const match = matchAt(atoms, tokens, at)
        const values = match && read(match, context)
        return match && values ? [{ length: match.length, values }] : []
      })
      return longest(readings)
    },
  }
}

/** The longest reading, the first of equal ones. */
export const longest = <R extends { length: number }>(readings: R[]): R | null =>
  readings.reduce<R | null>((best, each) => (best && best.length >= each.length ? best : each), null)
