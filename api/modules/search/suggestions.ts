import { fold } from '#api/modules/search/fold.ts'
import type { Labels } from '#api/modules/search/labels.ts'
import type { AskedWord } from '#api/modules/search/question.ts'
import type { Suggestion } from '#api/modules/search/search.contract.ts'

const most = 8
/** What is not a trip takes so many places at most, where there are trips for the others. */
const mostOthers = 5

/** What the words may be the beginning of: places, activities and guides first, then trips by their name. */
export function suggest(
  words: AskedWord[],
  labels: Labels,
  trips: { slug: string; name: string }[],
): Suggestion[] {
  if (words.length === 0) return []
  const known = namesOf(labels)
  const whole = known.filter(({ label }) => words.every((word) => begins(word, label)))
  const others =
    whole.length + trips.length > 0
      ? whole
      : known.filter(({ label }) => words.some((word) => begins(word, label)))
  const ranked = others.sort((a, b) => Number(opens(words, b.label)) - Number(opens(words, a.label)))
  const kept = ranked.slice(0, Math.max(mostOthers, most - trips.length))
  const expeditions = trips.map(({ slug, name }) => ({
    kind: 'expedition' as const,
    label: name,
    value: slug,
  }))
  return [...kept, ...expeditions].slice(0, most)
}

function namesOf(labels: Labels): Suggestion[] {
  const kinds = [
    ['country', labels.countries],
    ['region', labels.regions],
    ['activity', labels.activities],
    ['guide', labels.guides],
  ] as const
  return kinds.flatMap(([kind, names]) => [...names].map(([value, label]) => ({ kind, label, value })))
}

/** One word of the label begins like the one asked for, or shares its stem. */
function begins({ folded, lexemes }: AskedWord, label: string): boolean {
  return fold(label)
    .split(' ')
    .some(
      (word) => word.startsWith(folded) || lexemes.some((stem) => stem.length > 2 && word.startsWith(stem)),
    )
}

function opens([first]: AskedWord[], label: string): boolean {
  return first !== undefined && fold(label).startsWith(first.folded)
}
