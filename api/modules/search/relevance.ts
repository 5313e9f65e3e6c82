import type { SQL } from 'drizzle-orm'
import { allOf, anyOf } from '#api/modules/search/bitColumns.ts'
import { type BitSet, inSeveral } from '#api/modules/search/bitSet.ts'
import type { Columns } from '#api/modules/search/conditions.ts'
import type { AskedWord } from '#api/modules/search/question.ts'
import { type Place, wordKey } from '#api/modules/search/words.ts'

/** A question as sets of trips: those it finds, those that tell better from worse among them, and how. */
export type Found = {
  all: SQL
  sets: Record<string, SQL>
  bestFirst: (setOf: (name: string) => BitSet) => BitSet[]
}

/** Every word must be found; what stands in the name is worth more than what stands in a label, and that more than prose. */
export function everyWord(words: AskedWord[], columns: Columns): Found {
  const inPlace = (place: Place) => allOf(words.map((word) => tripsWith(word, place, columns)))
  return {
    all: inPlace('text'),
    sets: { named: inPlace('name'), labelled: inPlace('label') },
    bestFirst: (setOf) => [setOf('named'), setOf('labelled')],
  }
}

/** Where no trip has every word: those with the most of them first. */
export function someWords(words: AskedWord[], columns: Columns): Found {
  const inPlace = (place: Place) => words.map((word) => tripsWith(word, place, columns))
  const written = inPlace('text').map((set, index) => [`word ${index}`, set] as const)
  return {
    all: anyOf(inPlace('text')),
    sets: {
      named: anyOf(inPlace('name')),
      labelled: anyOf(inPlace('label')),
      ...Object.fromEntries(written),
    },
    bestFirst: (setOf) => [
      ...inSeveral(written.map(([name]) => setOf(name))),
      setOf('named'),
      setOf('labelled'),
    ],
  }
}

export const everything = (all: SQL): Found => ({ all, sets: {}, bestFirst: () => [] })

function tripsWith({ lexemes, prefix }: AskedWord, place: Place, { having }: Columns): SQL {
  return having(
    lexemes.map((lexeme) => wordKey(place, lexeme)),
    prefix === null ? [] : [wordKey(place, prefix)],
  )
}
