import { type Static, Type } from 'typebox'
import { decimal, nullable, oneOf, text, whole } from '#api/contract.ts'
import { cityJourney } from '#api/modules/expeditions/access.contract.ts'
import { cardFields, DepartureStart } from '#api/modules/expeditions/expeditions.contract.ts'
import { calendarWeeks } from '#rules/calendar.ts'
import { searchTexts } from '#schema/searchParameters.ts'

const parameter = (description: string, example: string) => Type.Optional(text(description, example))

/** Parameters that the search and the calendar of departures share. */
const filterParameters = {
  ...Object.fromEntries(Object.entries(searchTexts).map(([name, texts]) => [name, parameter(...texts)])),
  sort: parameter('Sort order of the expeditions', 'recommended'),
  page: parameter('Page number, starting at 1', '1'),
}

/** All parameters are texts, parsed by `parseSearch`; a repeated parameter, an array, is refused here. */
export const SearchParameters = Type.Object({
  ...filterParameters,
  departure_days_in: parameter(
    'Months whose days the facet `departure_days` counts; maximum 3',
    '2027-06,2027-07',
  ),
  per_page: parameter('Expeditions per page; maximum 50', '24'),
  travelers_count: parameter('Former name of `travelers`', '2'),
  words: parameter('1 where the page searches `q` as words; ignored by this endpoint', '1'),
  view: parameter('List or map view of the site; ignored by this endpoint', 'list'),
})

export const CalendarParameters = Type.Object({
  ...filterParameters,
  week: parameter('A day of the first week; the current one by default', '2027-07-10'),
  weeks: parameter(`Number of weeks; maximum ${calendarWeeks}`, '52'),
})

const FacetValue = Type.Object(
  {
    value: text('Value that the filter accepts', 'FR'),
    label: text('French label', 'France'),
    count: whole('Number of expeditions with this value alone in its filter', 28),
  },
  { title: 'FacetValue' },
)
export type FacetValue = Static<typeof FacetValue>

const extension = { 'x-extension': true }

const facet = (description: string, options: { 'x-extension'?: boolean } = {}) =>
  Type.Array(FacetValue, { description, ...options })

const Facets = Type.Object(
  {
    types: facet('Types of expeditions'),
    destinations: facet('Groups of destinations'),
    countries: facet('Countries'),
    regions: facet('Regions'),
    activity_types: facet('Categories of activities'),
    activities: facet('Activities'),
    levels: facet('Levels, 1 to 5'),
    durations: facet('Durations, as ranges of days'),
    vacations: facet('School holidays that contain a departure'),
    days: facet('Durations of departures: weekend, and each number of days'),
    ratings: facet('Minimum average ratings'),
    eco_ratings: facet('Minimum ecological ratings'),
    months: facet('Months with a departure start'),
    departure_days: Type.Optional(
      facet(
        'Days with a departure start in the months of `departure_days_in`; ignores `start` and `end`, absent without the parameter',
        extension,
      ),
    ),
    family_friendly: facet('Expeditions that welcome families'),
    confirmed: facet('Expeditions with a confirmed departure'),
  },
  { title: 'Facets', description: 'Counts per filter value; each facet ignores its own filter' },
)
export type Facets = Static<typeof Facets>

const span = (description: string, min: number, max: number) =>
  Type.Union(
    [
      Type.Object({
        min: decimal(`${description}: minimum`, min),
        max: decimal(`${description}: maximum`, max),
      }),
      Type.Null(),
    ],
    { description: `${description}; null without expeditions` },
  )

const suggestionKinds = ['expedition', 'activity', 'country', 'region', 'guide'] as const

const Suggestion = Type.Object(
  {
    kind: oneOf(suggestionKinds, { description: 'Type of suggestion', example: 'activity' }),
    label: text('Label to display', 'Kayak de mer'),
    value: text('Slug or code that the filter or the page accepts', 'kayak-de-mer'),
  },
  { title: 'Suggestion' },
)
export type Suggestion = Static<typeof Suggestion>

const matchingFields = {
  matching_departure_starts: Type.Optional(
    Type.Array(DepartureStart, {
      ...extension,
      description: 'First three departures that match; absent when the search does not filter departures',
    }),
  ),
  train_access_from: Type.Optional(
    nullable(
      cityJourney('City of the parameter `from`, or the nearest one', {
        ...extension,
        description:
          'Train journey from the city of `from`, or with `max_train_hours` alone from the nearest city; null without a journey, absent without both parameters',
      }),
    ),
  ),
}

const Matching = Type.Object(matchingFields)
export type Matching = Static<typeof Matching>

const SearchHit = Type.Object({ ...cardFields, ...matchingFields }, { title: 'SearchHit' })

export const SearchAnswer = Type.Object(
  {
    hits: Type.Array(SearchHit),
    nbHits: whole('Number of expeditions found', 12),
    page: whole('Page number, starting at 1', 1),
    nbPages: whole('Number of pages', 1),
    hitsPerPage: whole('Expeditions per page', 24),
    facets: Facets,
    facets_stats: Type.Object({
      price: span('Price in euros, regardless of the price filter', 195, 2890),
      duration: span('Duration in days, regardless of the duration filter', 2, 15),
    }),
    query: text('Words of the request, as parsed', 'kayack bretagne'),
    corrected_query: nullable(
      text('Words after spelling correction; null when no word was corrected', 'kayak bretagne'),
    ),
    matching: oneOf(['every', 'some'], {
      description:
        '`every`: each expedition contains every word. `some`: none does, and expeditions with some words are returned',
    }),
    suggestions: Type.Array(Suggestion, { description: 'Suggestions, at most 8', maxItems: 8 }),
    processingTimeMS: whole('Processing time in milliseconds', 4),
  },
  { title: 'SearchAnswer' },
)
export type SearchAnswer = Static<typeof SearchAnswer>
