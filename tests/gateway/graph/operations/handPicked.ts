import { globSync, readFileSync } from 'node:fs'
import { readManifest } from '#gateway/graph/schema.ts'

export type HandPicked = { text: string; variables?: Record<string, unknown> }

const expedition = 'expedition(slug: "1")'
const cards = 'expeditions(first: 4, sort: PRICE_ASC)'

/** Selections of an expedition, each used in several places. */
const ofExpedition = [
  'id slug name',
  '__typename id',
  'a: id b: id c: name',
  'type level durationDays isNew averageRating price minPrice currency',
  'images { url width height srcSet placeholder focalPoint }',
  'coverImage { __typename url alt }',
  'countries { code name flagUrl } activities { slug name } accommodations',
  'guide { id fullName languages bio }',
  'nextDepartures { id startDate endDate status availableCount }',
  'one: nextDepartures(first: 1) { id } none: nextDepartures(first: 0) { id } less: nextDepartures(first: -1) { id }',
  'programme { day text } included notIncluded',
  'trainAccess { city hours kgCo2e planeKgCo2e carKgCo2e } bestTrainAccess { city }',
  'meetingPoint { name latitude longitude } levelExplained { level label }',
  'isFavourite favouriteCount',
  '... { id } ... on Expedition { name }',
  '...Names ...More',
  '... on Expedition { ... on Expedition { ... on Expedition { id ...Names } } }',
  'id id id name name',
]
const fragments =
  'fragment Names on Expedition { name ...More } fragment More on Expedition { slug countries { name } }'
const withFragments = (text: string) => `${text}${/\.\.\.(Names|More)/.test(text) ? ` ${fragments}` : ''}`

const ofExpeditionAlone = [
  'departures { id startDate availableCount price status guide { fullName } capacity }',
  'reviews { totalCount nodes { id rating text date } pageInfo { hasNextPage endCursor } }',
  'first: reviews(first: 2) { nodes { id } } second: reviews(first: 3) { nodes { firstName } }',
  'reviews(first: 0) { totalCount }',
  'reviews(after: "nonsense") { totalCount }',
  'messages { id body authorName authorRole createdAt replies { id parentId replies { id } } }',
  'route',
  'similarExpeditions { id name similarExpeditions { id } }',
  'departures { id } messages { id } route similarExpeditions { description }',
]

const fields = [
  `${expedition} { id } other: expedition(slug: "2") { id }`,
  'expedition(slug: "nowhere") { id }',
  'expedition(slug: "../etc") { id }',
  'expedition(slug: "") { id departures { id } }',
  'expeditions { totalCount pageInfo { hasNextPage hasPreviousPage endCursor } }',
  'expeditions(first: 0) { totalCount }',
  'expeditions(first: -5) { totalCount }',
  'expeditions(first: 1000) { totalCount nodes { id } }',
  'expeditions(page: 0) { totalCount }',
  'expeditions(page: 2, first: 5) { nodes { id } }',
  'expeditions(after: "YWZ0ZXI6NQ", first: 5) { nodes { id } pageInfo { endCursor } }',
  'expeditions(after: "nonsense") { totalCount }',
  'expeditions(filter: { countries: ["FR"], levels: [1, 2], maxPrice: 900.5 }) { totalCount }',
  'expeditions(filter: { countries: "FR", levels: 2 }) { totalCount }',
  'expeditions(filter: { startDate: "2027-05-01", endDate: "2027-08-01" }) { totalCount }',
  'expeditions(filter: { countries: ["FR", "IT", "ES", "NO"] }) { totalCount }',
  'expeditions(filter: null) { totalCount }',
  'expeditions(filter: { query: "kayack", types: [EXPEDITION, EN_ITINERANCE] }) { correctedQuery isRelaxed nodes { name } }',
  'expeditions { facets { name values { value label count } } lowestPrice highestPrice }',
  'expeditions(sort: RATING) { nodes { averageRating } } b: expeditions(sort: NEWEST) { nodes { id } }',
  'featuredExpeditions { id name countries { name } }',
  'collections { id name subtitle bannerImage { url } expeditions { id } }',
  'latestReviews { id rating firstName expedition { id name } }',
  'latestReviews(first: 0) { id }',
  'reviewStats { average count distribution { rating count } }',
  'themeGroups { id name themes { id path bannerImage { url } } }',
  'theme(path: "neige/laponie") { name intro filter { countries activities type } }',
  'theme(path: "nowhere") { name }',
  'theme(path: "NOT A PATH") { name }',
  'filters { types { value label } countries { code regions { value } } vacations { periods { zone start end } } maxCountries }',
  'searchSuggestions(query: "kay") { kind label value }',
  'photoCredits { name author }',
  'replyStats { questionCount repliedCount medianHours }',
  'me { id email }',
  'me { id favourites { id isFavourite } cart { id } reservations { id } phonePromptVisible }',
  'me { __typename ... on User { email } } a: me { id } b: me { email }',
  '__typename',
  `__typename ${expedition} { __typename coverImage { __typename } countries { __typename } }`,
]

const withVariables: HandPicked[] = [
  { text: 'query ($slug: String!) { expedition(slug: $slug) { id } }', variables: { slug: '1' } },
  { text: 'query ($slug: String!) { expedition(slug: $slug) { id } } ', variables: {} },
  { text: 'query ($slug: String!) { expedition(slug: $slug) { id } }  ', variables: { slug: null } },
  { text: 'query ($slug: String!) { expedition(slug: $slug) { id } }   ', variables: { slug: 7 } },
  { text: 'query ($slug: String! = "1") { expedition(slug: $slug) { name } }' },
  { text: 'query ($slug: String! = "1") { expedition(slug: $slug) { name } } ', variables: { slug: '2' } },
  { text: 'query ($first: Int! = 2) { expeditions(first: $first) { nodes { id } } }' },
  {
    text: 'query ($first: Int! = 2) { expeditions(first: $first) { nodes { id } } } ',
    variables: { first: 3 },
  },
  { text: 'query ($first: Int) { latestReviews(first: $first) { id } }' },
  { text: 'query ($first: Int = 1) { latestReviews(first: $first) { id } }', variables: { first: null } },
  {
    text: 'query ($after: String) { expeditions(first: 3, after: $after) { nodes { id } } }',
    variables: { after: null },
  },
  { text: 'query ($after: String) { expeditions(first: 3, after: $after) { nodes { id } } } ' },
  {
    text: 'query ($f: ExpeditionFilter) { expeditions(filter: $f) { totalCount } }',
    variables: { f: { countries: ['FR'], minDays: 3 } },
  },
  {
    text: 'query ($f: ExpeditionFilter) { expeditions(filter: $f) { totalCount } } ',
    variables: { f: { countries: 'FR' } },
  },
  {
    text: 'query ($f: ExpeditionFilter) { expeditions(filter: $f) { totalCount } }  ',
    variables: { f: { nobody: 1 } },
  },
  {
    text: 'query ($f: ExpeditionFilter) { expeditions(filter: $f) { totalCount } }   ',
    variables: { f: { startDate: '2027-13-01' } },
  },
  { text: 'query ($f: ExpeditionFilter = { levels: [1] }) { expeditions(filter: $f) { totalCount } }' },
  {
    text: 'query ($codes: [String!]) { expeditions(filter: { countries: $codes }) { totalCount } }',
    variables: { codes: ['FR', 'IT'] },
  },
  {
    text: 'query ($codes: [String!]) { expeditions(filter: { countries: $codes }) { totalCount } } ',
    variables: { codes: [null] },
  },
  { text: 'query ($q: String) { expeditions(filter: { query: $q }) { totalCount } }' },
  {
    text: 'query ($sort: ExpeditionSort! = PRICE_DESC) { expeditions(sort: $sort, first: 3) { nodes { price } } }',
  },
  {
    text: 'query ($sort: ExpeditionSort! = PRICE_DESC) { expeditions(sort: $sort, first: 3) { nodes { price } } } ',
    variables: { sort: 'NONSENSE' },
  },
  {
    text: 'query ($n: Int! = 1) { expedition(slug: "1") { nextDepartures(first: $n) { id } reviews(first: $n) { nodes { id } } } }',
  },
]

/** Documents that are not compiled. */
export const uncompilable: HandPicked[] = [
  { text: `query ($b: Boolean! = true) { ${expedition} { id name @include(if: $b) } }` },
  {
    text: `query ($b: Boolean! = true) { ${expedition} { id ... @skip(if: $b) { name ... on Expedition { slug } } } }`,
  },
  {
    text: `query ($b: Boolean! = false) { ${expedition} { ...A @include(if: $b) id } } fragment A on Expedition { ...B } fragment B on Expedition { name @skip(if: $b) }`,
  },
  { text: '{ __schema { queryType { name } } }' },
  { text: '{ __type(name: "Expedition") { name } reviewStats { count } }' },
]

/** Operations of the site and of the documentation; each takes the variables that it declares. */
const written = [
  ...Object.values(readManifest()),
  ...globSync('gateway/graph/examples/*.graphql').map((path) => readFileSync(path, 'utf8')),
].toSorted()
const filter = { maxPrice: 1500 }
const variables = {
  slug: 'balcons-de-la-vanoise',
  words: 'balcons',
  query: 'vanoise',
  path: 'randonnee',
  sort: 'RECOMMENDED',
  page: 1,
  rating: 5,
  level: [1, 2],
  above: [3],
  id: '1',
  departureId: '1',
  filter,
  a: filter,
  b: filter,
  c: filter,
  d: filter,
  e: filter,
  f: filter,
}

export const handPicked: HandPicked[] = [
  ...written.filter((text) => /^query /m.test(text)).map((text) => ({ text, variables })),
  ...[...ofExpedition, ...ofExpeditionAlone].map((selection) => ({
    text: withFragments(`{ ${expedition} { ${selection} } }`),
  })),
  ...ofExpedition.map((selection) => ({ text: withFragments(`{ ${cards} { nodes { ${selection} } } }`) })),
  ...ofExpedition.map((selection) => ({
    text: withFragments(`{ collections { expeditions { ${selection} } } }`),
  })),
  ...fields.map((field) => ({ text: `{ ${field} }` })),
  ...withVariables,
]
