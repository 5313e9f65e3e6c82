import type { Choice } from '#web/features/search/choices.ts'
import { toFilter } from '#web/features/search/searchVariables.ts'

/** Aliases of one query, which bound the number of filters. */
const places = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const shown = 3

type Place = (typeof places)[number]
type Counts = Partial<Record<Place, { totalCount: number } | null>>

/** Variables to count the results of the search without each filter; undefined without filters. */
export function broaderVariables(choices: Choice[]) {
  const filterAt = (index: number) => {
    const choice = choices[Math.min(index, choices.length - 1)]
    return choice && toFilter(choice.without)
  }
  const [a, b, c, d, e, f] = places.map((_, index) => filterAt(index))
  return a && b && c && d && e && f && { a, b, c, d, e, f }
}

/** Filters worth dropping, the best first. */
export const broaderSearches = (choices: Choice[], counts: Counts): { choice: Choice; count: number }[] =>
  places
    .flatMap((place, index) => {
      const choice = choices[index]
      return choice ? [{ choice, count: counts[place]?.totalCount ?? 0 }] : []
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, shown)
