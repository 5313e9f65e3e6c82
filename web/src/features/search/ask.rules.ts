import type { Vocabulary } from '#rules/ask/lexicon.ts'
import { readSentence } from '#rules/ask/read.ts'
import { askQuery } from '#schema/askQuery.ts'
import { parisDay } from '#schema/paris.ts'
import { sitePaths } from '#schema/sitePaths.ts'
import type { Filters } from '#web/features/search/choices.ts'

const readVocabulary = (filters: Filters): Vocabulary | null =>
  filters && {
    countries: filters.countries,
    categories: filters.activityCategories,
    cities: filters.departureCities,
  }

/** The path of the search that a sentence means, as the service writes it; undefined for other words. */
export function pathOfSentence(
  text: string,
  filters: Filters,
  city: string | null,
  now = new Date(),
): string | undefined {
  const words = text.trim()
  const { state, rest, isSentence } = readSentence(
    words,
    readVocabulary(filters),
    parisDay(now.toISOString()),
    city,
  )
  return isSentence ? `${sitePaths.catalogue}?${askQuery({ ...state, q: rest, ask: words })}` : undefined
}
