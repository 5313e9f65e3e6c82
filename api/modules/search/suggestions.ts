import type { Name } from '#api/modules/search/labels.ts'
import type { QueryWord } from '#api/modules/search/question.ts'
import type { Suggestion } from '#api/modules/search/search.contract.ts'

const most = 8
/** Bounds the suggestions other than expeditions, where expeditions fill the rest. */
const mostOthers = 5

/** Completes the words: places, activities and guides first, then expeditions by name. */
export function suggest(
  words: QueryWord[],
  names: Name[],
  expeditions: { slug: string; name: string }[],
): Suggestion[] {
  if (words.length === 0) return []
  const whole = names.filter((name) => words.every((word) => begins(word, name)))
  const others =
    whole.length + expeditions.length > 0
      ? whole
      : names.filter((name) => words.some((word) => begins(word, name)))
  const ranked = others.sort((a, b) => Number(opens(words, b)) - Number(opens(words, a)))
  const shown = ranked.slice(0, Math.max(mostOthers, most - expeditions.length))
  const named = expeditions.map(({ slug, name }) => ({
    kind: 'expedition' as const,
    label: name,
    value: slug,
  }))
  return [...shown.map(({ suggestion }) => suggestion), ...named].slice(0, most)
}

/** A word of the name begins like the query word, or shares its stem. */
function begins({ folded, lexemes }: QueryWord, name: Name): boolean {
  return name.words.some(
    (word) => word.startsWith(folded) || lexemes.some((stem) => stem.length > 2 && word.startsWith(stem)),
  )
}

function opens([first]: QueryWord[], { words: [opening] }: Name): boolean {
  return first !== undefined && opening?.startsWith(first.folded) === true
}
