import type { ExpeditionPageQuery } from '#web/pages/ExpeditionPage.generated.ts'
import { departure } from './departure.ts'
import { questionPage } from './questionPage.ts'
import { review, reviewPage } from './reviewPage.ts'

type Expedition = NonNullable<ExpeditionPageQuery['expedition']>

/** The expedition of a page, with the given changes. */
export const expeditionPage = (fields: Partial<Expedition> = {}): Expedition => ({
  __typename: 'Expedition',
  id: '1',
  slug: 'vanoise',
  name: 'Les balcons de la Vanoise',
  summary: 'Six jours de refuge en refuge.',
  searchTitle: null,
  searchDescription: null,
  description: 'On monte de Pralognan.',
  price: 890,
  minPrice: 870,
  averageRating: 4.6,
  region: 'Alpes du Nord',
  reviewCount: 12,
  ecoRating: null,
  favouriteCount: 3,
  countries: [],
  ageMinChild: null,
  durationDays: 6,
  level: 3,
  groupMin: 4,
  groupMax: 10,
  accommodations: ['Refuge'],
  distanceKm: null,
  elevationGainM: null,
  levelExplained: null,
  programme: [{ __typename: 'ProgrammeDay', day: 1, text: 'Montée aux Barmettes' }],
  days: null,
  included: [],
  notIncluded: [],
  meetingPoint: null,
  arrivalStation: null,
  trainAccess: [],
  priceShares: null,
  sharesVerifiedOn: null,
  route: null,
  coverImage: null,
  images: [],
  guide: null,
  departures: [departure({})],
  reviewStats: null,
  reviews: reviewPage([review({})], 'c1'),
  questions: questionPage([]),
  similarExpeditions: [],
  ...fields,
})
