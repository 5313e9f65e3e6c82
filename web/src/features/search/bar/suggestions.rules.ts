import { maxActivities, maxCountries } from '#schema/constants.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import type { SuggestionKind } from '#web/lib/graph/graph.generated.ts'
import { paths } from '#web/lib/site/paths.ts'

export type Suggestion = { kind: SuggestionKind; label: string; value: string }

const added = (values: string[], value: string, most: number) =>
  values.includes(value) ? values : [...values, value].slice(-most)

/** The filter that a suggestion adds instead of the typed words. */
export function partOf({ kind, label, value }: Suggestion, state: SearchState): Partial<SearchState> {
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
export const pathOf = ({ kind, value }: Suggestion): string | undefined =>
  kind === 'EXPEDITION' ? paths.expedition(value) : undefined
