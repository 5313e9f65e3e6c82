import { useState } from 'react'
import { useDepartureDaysQuery } from '#web/features/search/DepartureDays.generated.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { toFilter } from '#web/features/search/searchVariables.ts'

type Known = { facet: unknown; months: string[]; counts: Map<string, number> }

/**
 * Number of expeditions that depart on a day, whatever the chosen dates; undefined while unknown, or where
 * the REST service does not count days. The counts stay until the next ones arrive.
 */
export function useDepartureDays(state: SearchState, months: string[]): (day: string) => number | undefined {
  const [known, setKnown] = useState<Known>()
  const filter = toFilter({ ...state, start: '', end: '' })
  const query = useDepartureDaysQuery({ variables: { filter, months } })
  const facet = query.dataState === 'complete' ? query.data.expeditions?.facets[0] : undefined
  if (facet && facet !== known?.facet)
    setKnown({
      facet,
      months,
      counts: new Map(facet.values.map(({ value, count }) => [value, count])),
    })
  return (day) => {
    if (query.error || !known?.months.includes(day.slice(0, 7))) return undefined
    return known.counts.get(day) ?? 0
  }
}
