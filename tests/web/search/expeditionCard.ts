import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import type { BrowseExpeditionsQuery } from '#web/pages/BrowseExpeditions.generated.ts'

type Result = NonNullable<BrowseExpeditionsQuery['expeditions']>

/** The card of an expedition with its number, with the given changes. */
export const expeditionCard = (
  number: number,
  fields: Partial<ExpeditionCardFragment> = {},
): ExpeditionCardFragment => ({
  __typename: 'Expedition',
  id: `${number}`,
  slug: `aventure-${number}`,
  name: `Aventure ${number}`,
  type: 'EXPEDITION',
  coverImage: null,
  price: 900,
  minPrice: null,
  durationDays: 6,
  level: 3,
  ageMinChild: null,
  isNew: false,
  hasNewDepartures: false,
  countries: [{ __typename: 'Country', code: 'FR', name: 'France', flagUrl: '/flags/FR.svg' }],
  region: 'Vercors',
  activities: [],
  averageRating: 5,
  reviewCount: 0,
  favouriteCount: 3,
  departureCount: 0,
  nextDepartures: [],
  bestTrainAccess: null,
  ...fields,
})

/** The cards of these numbers. */
export const cards = (first: number, last: number): ExpeditionCardFragment[] =>
  Array.from({ length: last - first + 1 }, (_, index) => expeditionCard(first + index))

/** A result of the catalogue with these cards. */
export const searchResult = (nodes: ExpeditionCardFragment[], fields: Partial<Result> = {}) => ({
  expeditions: {
    __typename: 'ExpeditionConnection' as const,
    totalCount: nodes.length,
    isRelaxed: false,
    correctedQuery: null,
    facets: [],
    nodes,
    matches: [],
    ...fields,
  },
})

export const noFilters = {
  filters: {
    __typename: 'Filters' as const,
    countries: [],
    activityCategories: [],
    vacations: [],
    levels: [],
    durations: [],
    departureCities: [],
  },
}
