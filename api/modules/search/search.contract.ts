import { type Static, Type } from 'typebox'
import { decimal, nullable, oneOf, text, whole } from '#api/contract.ts'
import { cardFields, DepartureStart, trainJourney } from '#api/modules/expeditions/expeditions.contract.ts'
import { searchTexts } from '#schema/searchParameters.ts'

const parameter = (description: string, example: string) => Type.Optional(text(description, example))

/** All parameters are texts, parsed by `parseSearch`; a repeated parameter, an array, is refused here. */
export const SearchParameters = Type.Object({
  ...Object.fromEntries(Object.entries(searchTexts).map(([name, texts]) => [name, parameter(...texts)])),
  sort: parameter('Order of the trips', 'recommended'),
  page: parameter('Page, from 1', '1'),
  per_page: parameter('Trips a page, 50 at most', '24'),
  view: parameter('List or map; the site keeps it in its address, and it changes nothing here', 'list'),
})

const FacetValue = Type.Object(
  {
    value: text('As the filter takes it', 'FR'),
    label: text('In French', 'France'),
    count: whole('Trips one would see with this choice alone in this filter', 28),
  },
  { title: 'FacetValue' },
)
export type FacetValue = Static<typeof FacetValue>

const facet = (description: string) => Type.Array(FacetValue, { description })

const Facets = Type.Object(
  {
    types: facet('Kinds of trips'),
    destinations: facet('Groups of destinations'),
    countries: facet('Countries'),
    regions: facet('Regions'),
    activity_types: facet('Categories of activities'),
    activities: facet('Activities'),
    levels: facet('Levels, 1 to 5'),
    durations: facet('Lengths, as ranges of days'),
    vacations: facet('School holidays in which a departure fits'),
    days: facet('Lengths of departures: week-ends, and each number of days'),
    ratings: facet('Averages of reviews, at least'),
    eco_ratings: facet('Ecological ratings, at least'),
    months: facet('Months in which a departure begins'),
    family_friendly: facet('Trips that welcome families'),
    confirmed: facet('Trips with a confirmed departure'),
  },
  { title: 'Facets', description: 'Each facet counts as if nothing were chosen in its own filter' },
)
export type Facets = Static<typeof Facets>

const span = (description: string, min: number, max: number) =>
  Type.Union(
    [
      Type.Object({
        min: decimal(`${description}: the least`, min),
        max: decimal(`${description}: the most`, max),
      }),
      Type.Null(),
    ],
    { description: `${description}; null where no trip is left` },
  )

const suggestionKinds = ['expedition', 'activity', 'country', 'region', 'guide'] as const

const Suggestion = Type.Object(
  {
    kind: oneOf(suggestionKinds, { description: 'What it is', example: 'activity' }),
    label: text('To show', 'Kayak de mer'),
    value: text('Slug or code, as the filter or the page takes it', 'kayak-de-mer'),
  },
  { title: 'Suggestion' },
)
export type Suggestion = Static<typeof Suggestion>

const extension = { 'x-extension': true }

const matchingFields = {
  matching_departure_starts: Type.Optional(
    Type.Array(DepartureStart, {
      ...extension,
      description: 'The first three departures that match; absent where the search filters no departures',
    }),
  ),
  train_access_from: Type.Optional(
    nullable(
      trainJourney('City of the parameter `from`', {
        ...extension,
        description: 'The journey from the city of `from`, null without one; absent where no city is given',
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
    nbHits: whole('Trips found', 12),
    page: whole('This page, from 1', 1),
    nbPages: whole('Pages', 1),
    hitsPerPage: whole('Trips a page', 24),
    facets: Facets,
    facets_stats: Type.Object({
      price: span('Euros, whatever price was asked for', 195, 2890),
      duration: span('Days, whatever length was asked for', 2, 15),
    }),
    query: text('The words as they were understood to be typed', 'kayack bretagne'),
    corrected_query: nullable(
      text('The words searched instead of misspelt ones; null when none was', 'kayak bretagne'),
    ),
    matching: oneOf(['every', 'some'], {
      description: 'Whether each trip has every word; where none has, the trips with some of them are shown',
    }),
    suggestions: Type.Array(Suggestion, { description: '8 at most', maxItems: 8 }),
    processingTimeMS: whole('Milliseconds it took', 4),
  },
  { title: 'SearchAnswer' },
)
export type SearchAnswer = Static<typeof SearchAnswer>
