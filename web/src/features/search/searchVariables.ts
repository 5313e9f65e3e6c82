import { searchParameters, sorts, types } from '#schema/searchParameters.ts'
import { emptySearch, type SearchState } from '#web/features/search/searchState.ts'
import type { ExpeditionFilter, ExpeditionType } from '#web/lib/graph/graph.generated.ts'

/** The type in the schema and its facets, by its name in the URL. */
export const getType = (slug: string): ExpeditionType | undefined =>
  types.find(([name]) => name === slug)?.[1]

const number = (text: string | undefined) => (text ? Number(text) : null)

/** The search as a GraphQL filter. */
export function toFilter(state: SearchState): ExpeditionFilter {
  const filter: ExpeditionFilter = {}
  for (const row of searchParameters)
    if (row.kind === 'types') filter[row.field] = state[row.key].flatMap((slug) => getType(slug) ?? [])
    else if (row.kind === 'list') filter[row.field] = state[row.key]
    else if (row.kind === 'levels') filter[row.field] = state[row.key].map(Number)
    else if (row.kind === 'box')
      filter[row.field] = state[row.key] ? state[row.key].split(',').map(Number) : null
    else if (row.kind === 'flag') filter[row.field] = state[row.key] || null
    else if (row.kind === 'number') filter[row.field] = number(state[row.key])
    else if (row.kind === 'range') {
      const [min, max] = state[row.key].split('-')
      filter[row.field[0]] = number(min)
      filter[row.field[1]] = number(max)
    } else filter[row.field] = state[row.key] || null
  return filter
}

export const toVariables = (state: SearchState) => ({
  filter: toFilter(state),
  sort: (sorts.find(([name]) => name === state.sort) ?? sorts[0])[1],
  page: state.page,
})

type ThemeFilter = {
  activities: string[]
  countries: string[]
  region: string | null
  type: ExpeditionType | null
  vacation: string | null
  familyFriendly: boolean | null
}

/** The filter of a theme, as a search that can be changed. */
export function toPreset(filter: ThemeFilter | null): SearchState {
  if (!filter) return emptySearch
  return {
    ...emptySearch,
    activities: filter.activities,
    countries: filter.countries,
    region: filter.region ?? '',
    types: types.flatMap(([name, type]) => (type === filter.type ? [name] : [])),
    vacation: filter.vacation ?? '',
    isFamily: filter.familyFriendly === true,
  }
}
