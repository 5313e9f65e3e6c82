import { maxActivities, maxCountries } from '#schema/constants.ts'
import type { SearchSuggestionsQuery } from '#web/features/search/bar/Suggestions.generated.ts'
import type { Facets } from '#web/features/search/panel.tsx'
import type { SearchState } from '#web/features/search/searchState.ts'
import type { SuggestionKind } from '#web/lib/graph/graph.generated.ts'
import { paths } from '#web/lib/site/paths.ts'

export type Suggestion = { kind: SuggestionKind; label: string; value: string }

/** A suggestion with what it leads to: the expedition of that name, or the number of those it finds. */
export type SuggestionRow = Suggestion & { expedition: Named | undefined; count: number | undefined }

type Named = NonNullable<SearchSuggestionsQuery['expeditions']>['nodes'][number]

const facetByKind: Partial<Record<SuggestionKind, string>> = {
  COUNTRY: 'countries',
  REGION: 'regions',
  ACTIVITY: 'activities',
}

const mostShown = 7

export function listSuggestions(
  { suggestions, nodes }: { suggestions: Suggestion[]; nodes: Named[] },
  facets: Facets,
): SuggestionRow[] {
  return suggestions.slice(0, mostShown).map(({ kind, label, value }) => ({
    kind,
    label,
    value,
    expedition: kind === 'EXPEDITION' ? nodes.find(({ slug }) => slug === value) : undefined,
    count: facets.find(({ name }) => name === facetByKind[kind])?.values.find((each) => each.value === value)
      ?.count,
  }))
}

const added = (values: string[], value: string, most: number) =>
  values.includes(value) ? values : [...values, value].slice(-most)

/** The filter that a suggestion adds instead of the typed words. */
export function toPart({ kind, label, value }: Suggestion, state: SearchState): Partial<SearchState> {
  switch (kind) {
    case 'COUNTRY':
      return { q: '', countries: added(state.countries, value, maxCountries) }
    case 'REGION':
      return { q: '', region: value }
    case 'ACTIVITY': {
      const room = Math.max(1, maxActivities - state.activityTypes.length)
      return { q: '', activities: added(state.activities, value, room) }
    }
    default:
      return { q: label }
  }
}

/** An expedition opens at once. */
export const toPath = ({ kind, value }: Suggestion): string | undefined =>
  kind === 'EXPEDITION' ? paths.expedition(value) : undefined
