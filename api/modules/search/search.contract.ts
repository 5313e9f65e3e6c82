import { type Static, Type } from 'typebox'
import { decimal, nullable, oneOf, text, whole } from '#api/contract.ts'
import { cardFields, DepartureStart, trainJourney } from '#api/modules/expeditions/expeditions.contract.ts'

const parameter = (description: string, example: string) => Type.Optional(text(description, example))

/** All parameters are texts, parsed by `parseSearch`; a repeated parameter, an array, is refused here. */
export const SearchParameters = Type.Object({
  q: parameter('Words; misspelt ones are understood, the last one may be unfinished', 'kayak bretagne'),
  family_friendly: parameter('Only trips that welcome families: true or 1', 'true'),
  vacation: parameter('School holidays in which a departure fits whole: toussaint, noel…', 'ete'),
  zone: parameter('Academic zone of these holidays, A, B or C; any without it', 'A'),
  region: parameter('Region slugs', 'bretagne'),
  expedition_type: parameter('Kinds of trips, as slugs', 'expedition'),
  destination: parameter('Group of destinations: all, france, outside-france, lapland', 'france'),
  countries: parameter('Country codes, 3 at most', 'FR,IT'),
  activity_types: parameter('Categories of activities; 10 at most with `activities`', 'mers-et-oceans'),
  activities: parameter('Activities; 10 at most with `activity_types`', 'kayak-de-mer,randonnee'),
  start: parameter(
    'A departure begins that day at the earliest: day, ISO 8601, seconds or milliseconds',
    '2027-04-01',
  ),
  end: parameter('A departure ends that day at the latest', '2027-10-31'),
  month: parameter('Months in which a departure begins', '2027-06,2027-07'),
  days: parameter(
    'How long to leave: weekend (2 or 3 days with a Saturday and its Sunday), or days',
    'weekend',
  ),
  level: parameter('Levels, or a range of them', '1-3'),
  duration: parameter('Days, as a range', '2-8'),
  price: parameter('Euros, as a range', '200-900'),
  rating: parameter('Average of the reviews, at least; trips without reviews have none', '4.5'),
  eco: parameter('Ecological rating, 1 to 5, at least', '4'),
  age: parameter('Age of the youngest child: trips that accept it', '8'),
  confirmed: parameter('Only trips with a confirmed departure: true or 1', 'false'),
  from: parameter('City one leaves from', 'paris'),
  max_train_hours: parameter(
    'Longest journey by train, in hours, from that city or from the nearest one',
    '8',
  ),
  bbox: parameter('Two corners of a map: lon,lat,lon,lat', '-5.2,42.3,8.3,51.1'),
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
