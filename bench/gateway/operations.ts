/** Operation for every contender of this schema. `variables` differ between requests, so that no response is reused. */
export type Operation = { query: string; variables: Record<string, unknown>[] }

/** `isFavourite` makes a response private and uncacheable: these operations measure the whole path to the upstream. */
const heart = 'isFavourite'

const card = `
  id slug name type price minPrice durationDays level isNew hasNewDepartures favouriteCount departureCount
  countries { code name }
  nextDepartures(first: 3) { startDate availableCount }
`

const trip = (more: string) => `query Trip($slug: String!) {
  expedition(slug: $slug) {
    ${card} ${more}
    summary description currency ageMinChild isFamilyFriendly region accommodations ecoRating
    averageRating reviewCount groupMin groupMax distanceKm elevationGainM arrivalStation included notIncluded
    activities { name }
    guide { id fullName diploma basedIn languages bio }
    programme { day text }
    meetingPoint { name latitude longitude }
    departures { id startDate endDate availableCount capacity isConfirmed missingToConfirm price guide { id fullName } }
    reviews(first: 10) { nodes { id rating firstName text date experienceMonth isVerified } }
    messages { id body authorName createdAt replies { id body authorName createdAt parentId } }
    similarExpeditions { ${card} ${more} summary }
  }
}`

/** Filter that matches every expedition and differs from those in flight. */
const differentFilters = Array.from({ length: 100 }, (_, index) => ({ filter: { maxPrice: 5000 + index } }))

const catalogue = (first: number, more: string) => `query Catalogue($filter: ExpeditionFilter) {
  expeditions(filter: $filter, first: ${first}) { totalCount nodes { ${card} ${more} } }
}`

export const toCatalogue = (first: number): Operation => ({
  query: catalogue(first, heart),
  variables: differentFilters,
})

/** `visitor` makes no upstream call; `name` makes one small call. */
export const works = ['trip', 'catalogue', 'visitor', 'name'] as const
export type Work = (typeof works)[number]

export function operations(slugs: string[]): Record<Work, Operation> {
  const variables = slugs.map((slug) => ({ slug }))
  return {
    trip: { query: trip(heart), variables },
    catalogue: toCatalogue(24),
    visitor: { query: 'query Visitor { me { id email } }', variables: [{}] },
    name: { query: 'query Name($slug: String!) { expedition(slug: $slug) { id name price } }', variables },
  }
}

/** Operations without private fields: cacheable responses. */
export const publicTrip = trip('')
export const publicCatalogue = catalogue(24, '')
