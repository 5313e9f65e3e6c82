import { dates } from '#rules/ask/dates.content.ts'
import { length } from '#rules/ask/length.content.ts'
import { level } from '#rules/ask/level.content.ts'
import { createLexicon, type Vocabulary } from '#rules/ask/lexicon.ts'
import { type Match, merge } from '#rules/ask/merge.ts'
import { negations } from '#rules/ask/negations.content.ts'
import { people } from '#rules/ask/people.content.ts'
import { places } from '#rules/ask/places.content.ts'
import { price } from '#rules/ask/price.content.ts'
import { type Context, longest, type Rule } from '#rules/ask/rule.ts'
import { listTokens, readable, type Token } from '#rules/ask/tokens.ts'
import { travel } from '#rules/ask/travel.content.ts'
import type { Values } from '#rules/ask/values.ts'
import { isFiller } from '#rules/ask/words.content.ts'

/** A sentence as read: what the rules found in it, and what they mean together. */
export type Sentence = {
  source: string
  tokens: Token[]
  found: Match[]
  inForce: Set<Match>
  /** Values of the search parameters. */
  state: Values
  /** Words to search as text. */
  rest: string
  /** Whether the text is a sentence: shorter texts stay words. */
  isSentence: boolean
}

/** The groups in the order in which they take their words. */
export const groups: Rule[][] = [negations, dates, length, price, level, people, travel, places]

/** Groups whose match alone makes a sentence; they need no vocabulary. */
const independent = groups.slice(1, 7)

const leastWords = 3

/** Reads a French sentence as a search. Without the values of the filters, places and negations stay words. */
export function readSentence(
  text: string,
  vocabulary: Vocabulary | null,
  today: string,
  city: string | null,
): Sentence {
  const source = readable(text)
  const tokens = listTokens(source)
  const context: Context = { today, city, lexicon: vocabulary && createLexicon(vocabulary) }
  const found = widened(findAll(tokens, vocabulary ? groups : independent, context), tokens)
  const isTaken = takenBy(found, tokens.length)
  const rest = tokens
    .filter(({ isBarrier, text: word }, index) => !isTaken[index] && !isBarrier && !isFiller(word))
    .map(({ at, end }) => source.slice(at, end))
    .join(' ')
  return { source, tokens, found, rest, isSentence: isSentence(tokens, found), ...merge(found, city) }
}

function isSentence(tokens: Token[], found: Match[]): boolean {
  const words = tokens.filter(({ isBarrier }) => !isBarrier)
  return (
    words.length >= leastWords ||
    words.some(({ text }) => /^\d/.test(text)) ||
    found.some(({ rule }) => independent.some((group) => group.includes(rule)))
  )
}

/** Group by group, from left to right, the longest rule takes its words. */
function findAll(tokens: Token[], chosen: Rule[][], context: Context): Match[] {
  const left = [...tokens]
  const found: Match[] = []
  for (const group of chosen)
    for (let at = 0; at < left.length; at++) {
      if (left[at]?.isBarrier) continue
      const readings = group.flatMap((rule) => {
        const reading = rule.readAt(left, at, context)
        return reading ? [{ rule, ...reading }] : []
      })
      const best = longest(readings)
      if (!best) continue
      const last = at + best.length - 1
      found.push({ rule: best.rule, first: at, last, values: best.values })
      for (let index = at; index <= last; index++) {
        const token = left[index]
        if (token) left[index] = { ...token, isBarrier: true }
      }
      at = last
    }
  return found.toSorted((one, other) => one.first - other.first)
}

function takenBy(found: Match[], count: number): boolean[] {
  const isTaken = Array.from({ length: count }, () => false)
  for (const { first, last } of found) isTaken.fill(true, first, last + 1)
  return isTaken
}

/** Prepositions and articles before understood words go with them. */
function widened(found: Match[], tokens: Token[]): Match[] {
  const isTaken = takenBy(found, tokens.length)
  return found.map((each) => {
    let { first } = each
    for (; first > 0 && !isTaken[first - 1]; first--) {
      const before = tokens[first - 1]
      if (!before || before.isBarrier || !isFiller(before.text)) break
    }
    return { ...each, first }
  })
}
