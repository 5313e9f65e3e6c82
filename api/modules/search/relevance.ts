import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import { anyOf, type BitSet, commonToAll, inSeveral } from '#api/modules/search/bitSet.ts'
import type { QueryWord } from '#api/modules/search/question.ts'
import { type Place, wordKey } from '#api/modules/search/words.ts'

/** The expeditions that a text finds, and the better matches, best first. */
export type Relevance = { all: BitSet; best: BitSet[]; named: BitSet }

/** Requires every word; a match in the name ranks above one in a label, and that above prose. */
export function everyWord(words: QueryWord[], expeditionsWith: ExpeditionsWith): Relevance {
  const inPlace = (place: Place) =>
    commonToAll(words.map((word) => expeditionsIn(word, place, expeditionsWith)))
  const named = inPlace('name')
  return { all: inPlace('text'), best: [named, inPlace('label')], named }
}

/** Where no expedition has every word: those with the most words first. */
export function someWords(words: QueryWord[], expeditionsWith: ExpeditionsWith): Relevance {
  const inPlace = (place: Place) => words.map((word) => expeditionsIn(word, place, expeditionsWith))
  const written = inPlace('text')
  const named = anyOf(inPlace('name'))
  return { all: anyOf(written), best: [...inSeveral(written), named, anyOf(inPlace('label'))], named }
}

function expeditionsIn({ lexemes }: QueryWord, place: Place, expeditionsWith: ExpeditionsWith): BitSet {
  return anyOf(lexemes.map((lexeme) => expeditionsWith(wordKey(place, lexeme))))
}
