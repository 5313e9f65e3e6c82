import type { FavouritesPageQuery } from '#web/pages/account/FavouritesPage.generated.ts'

type Favourites = NonNullable<NonNullable<FavouritesPageQuery['me']>['favourites']>

/** An expedition as the page of favourites and its comparison read it. */
export const expedition = (part: Partial<Favourites[number]>): Favourites[number] => ({
  __typename: 'Expedition',
  id: '1',
  slug: 'vercors',
  name: 'Vercors',
  type: 'EXPEDITION',
  coverImage: null,
  price: 1290,
  minPrice: null,
  durationDays: 6,
  level: 3,
  ageMinChild: null,
  isNew: false,
  hasNewDepartures: false,
  countries: [],
  region: null,
  activities: [],
  averageRating: 4.6,
  reviewCount: 5,
  favouriteCount: 0,
  departureCount: 1,
  nextDepartures: [],
  bestTrainAccess: null,
  ...part,
})
