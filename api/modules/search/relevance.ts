import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import { anyOf, type BitSet, commonToAll, inSeveral } from '#api/modules/search/bitSet.ts'
import type { AskedWord } from '#api/modules/search/question.ts'
import { type Place, wordKey } from '#api/modules/search/words.ts'

/** The trips a text finds, and those that answer it better than the others, best first. */
export type Found = { all: BitSet; best: BitSet[]; named: BitSet }

/** Every word must be found; what stands in the name is worth more than what stands in a label, and that more than prose. */
export function everyWord(words: AskedWord[], expeditionsWith: ExpeditionsWith): Found {
  const inPlace = (place: Place) =>
    commonToAll(words.map((word) => expeditionsIn(word, place, expeditionsWith)))
  const named = inPlace('name')
  return { all: inPlace('text'), best: [named, inPlace('label')], named }
}

/** Where no trip has every word: those with the most of them first. */
export function someWords(words: AskedWord[], expeditionsWith: ExpeditionsWith): Found {
  const inPlace = (place: Place) => words.map((word) => expeditionsIn(word, place, expeditionsWith))
  const written = inPlace('text')
  const named = anyOf(inPlace('name'))
  return { all: anyOf(written), best: [...inSeveral(written), named, anyOf(inPlace('label'))], named }
}

function expeditionsIn({ lexemes }: AskedWord, place: Place, expeditionsWith: ExpeditionsWith): BitSet {
  return anyOf(lexemes.map((lexeme) => expeditionsWith(wordKey(place, lexeme))))
}
