import { describe, expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { product } from '#tests/support/product.ts'

const current = product()
async function read<Data>(query: string, bearer?: string): Promise<Data> {
  const { data, errors } = await current().gateway.ask<Data>(query, {}, { bearer })
  expect(errors).toBeUndefined()
  return data
}
async function createSharedToken(name: string): Promise<string> {
  const { createToken } = await read<{ createToken: { token: string } }>(
    `mutation { createToken(email: "${name}@demo.explora.test", password: "${demoPassword}") { token } }`,
  )
  return createToken.token
}

test('reads every field of an expedition', async () => {
  type Expedition = {
    expedition: Record<string, unknown> & {
      images: object[]
      programme: { day: number }[]
      trainAccess: { hours: number }[]
      route: { type: string; features: object[] }
    }
  }
  const { expedition } = await read<Expedition>(`{ expedition(slug: "balcons-de-la-vanoise") {
    id type durationDays level levelExplained { level label } price minPrice currency averageRating reviewCount
    countries { code name flagUrl } region regionSlug activities { slug name } guide { id slug fullName }
    images { url } programme { day text } included notIncluded arrivalStation trainAccess { city hours } bestTrainAccess { hours }
    groupMin groupMax departureMonths distanceKm elevationGainM meetingPoint { name latitude longitude } route similarExpeditions { id }
  } }`)
  expect(expedition).toMatchObject({
    id: '1',
    type: 'EXPEDITION',
    durationDays: 6,
    level: 3,
    levelExplained: { level: 3, label: 'Soutenu' },
    price: 890,
    currency: 'EUR',
    countries: [{ code: 'FR', name: 'France', flagUrl: '/flags/FR.svg' }],
    regionSlug: 'alpes-du-nord',
    guide: { fullName: 'Camille Rochette' },
    route: { type: 'FeatureCollection' },
  })
  expect(expedition.images.length).toBeGreaterThan(0)
  expect(expedition.programme.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6])
  expect(expedition.route.features.length).toBeGreaterThan(1)
  const hours = expedition.trainAccess.map((access) => access.hours)
  expect(expedition.bestTrainAccess).toEqual({ hours: Math.min(...hours) })
  expect(expedition.similarExpeditions).not.toContainEqual({ id: '1' })
})

test('reads expeditions by ids and slugs in their order, null for an unknown one, 24 at most', async () => {
  const ids = ['2', 'balcons-de-la-vanoise', 'unknown', '../1', '99999', '1']
  const { expeditionsByIds: found } = await read<{ expeditionsByIds: ({ id: string } | null)[] }>(
    `{ expeditionsByIds(ids: ${JSON.stringify(ids)}) { id included } }`,
  )
  expect(found.map((each) => each?.id)).toEqual(['2', '1', undefined, undefined, undefined, '1'])
  const many = Array.from({ length: 30 }, (_, index) => String(index + 1))
  const { expeditionsByIds: first } = await read<{ expeditionsByIds: unknown[] }>(
    `{ expeditionsByIds(ids: ${JSON.stringify(many)}) { id } }`,
  )
  expect(first).toHaveLength(24)
})

describe('journeys from a city', () => {
  const journeys = `query ($ids: [ID!]!) { accessFrom(city: "rennes", expeditionIds: $ids) {
    expeditionId access { city citySlug hours kgCo2e isEstimated via legs { mode km kgPerKm kgCo2e } }
  } }`
  const askFor = (ids: string[]) =>
    current().gateway.ask<{ accessFrom: { expeditionId: string; access: object | null }[] | null }>(
      journeys,
      { ids },
    )

  test('come in the order of the ids, null for an unknown one, in one call', async () => {
    current().calls()
    const { data } = await askFor(['2', '99999', '1'])
    expect(current().calls()).toEqual(['GET /access?from=rennes&ids=2%2C99999%2C1'])
    expect(data.accessFrom?.map(({ expeditionId }) => expeditionId)).toEqual(['2', '99999', '1'])
    expect(data.accessFrom?.[1]?.access).toBeNull()
    expect(data.accessFrom?.[2]?.access).toMatchObject({
      citySlug: 'rennes',
      hours: 7.8,
      kgCo2e: 4.1,
      isEstimated: true,
      via: 'Paris',
      legs: expect.arrayContaining([{ mode: 'car', km: 27, kgPerKm: 0.03756, kgCo2e: 1.01412 }]),
    })
  })

  test('are refused for more than 50 ids', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => String(index + 1))
    expect((await askFor(ids.slice(1))).data.accessFrom).toHaveLength(50)
    const { data, errors } = await askFor(ids)
    expect(data.accessFrom).toBeNull()
    expect(errors).toHaveLength(1)
  })
})

test.each<[from: string, label: object, access: object]>([
  [
    '(from: "lyon")',
    { citySlug: 'lyon', totalKg: 50.1, lowKg: 29.5, highKg: 94.1, kgPerDay: 8.4, averageDays: 1.9 },
    { kg: 13.1, formula: '2 × (200 × 0,02769 + 27 × 0,03756)', quality: 'OFFICIAL' },
  ],
  ['', { citySlug: 'paris' }, { kind: 'ACCESS' }],
  ['(from: "brest")', { citySlug: null, notCounted: ['ACCESS'] }, { kind: 'ONSITE' }],
])('labels the emissions of an expedition %s', async (from, label, first) => {
  const { expedition } = await read<{ expedition: { carbon: { lines: object[] } } }>(`{
    expedition(slug: "balcons-de-la-vanoise") { carbon${from} {
      citySlug totalKg lowKg highKg kgPerDay averageDays notCounted
      lines { kind kg lowKg highKg formula quality sources }
    } }
  }`)
  expect(expedition.carbon).toMatchObject(label)
  expect(expedition.carbon.lines[0]).toMatchObject(first)
})

test('reads the days of an expedition, whose sum is its total', async () => {
  type Day = { day: number; title: string; km: number | null; ascent: number | null; meals: string[] }
  const { expedition } = await read<{
    expedition: { days: Day[]; distanceKm: number; elevationGainM: number; bestTrainAccess: object }
  }>(`{ expedition(slug: "gr20-nord-l-essentiel") {
    days { day title from to mode km ascent descent hours night meals highPoint transfer option note text }
    distanceKm elevationGainM bestTrainAccess { label modes }
  } }`)
  const sum = (figure: (day: Day) => number | null) =>
    expedition.days.reduce((total, day) => total + (figure(day) ?? 0), 0)
  expect(expedition.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(sum(({ km }) => km)).toBeCloseTo(expedition.distanceKm, 0)
  expect(sum(({ ascent }) => ascent)).toBe(expedition.elevationGainM)
  expect(expedition.bestTrainAccess).toEqual({
    label: expect.stringContaining('erry de nuit'),
    modes: expect.arrayContaining(['ferry de nuit']),
  })
})

test('returns the first departures as the next departures of a card', async () => {
  type Line = { id: string; startDate: string; endDate: string; availableCount: number }
  type Data = {
    expedition: { departureCount: number; nextDepartures: Line[]; departures: (Line & { status: string })[] }
  }
  const line = 'id startDate endDate availableCount'
  const { expedition } = await read<Data>(
    `{ expedition(slug: "1") { departureCount nextDepartures { ${line} } departures { ${line} status } } }`,
  )
  const toCome = expedition.departures.filter(({ status }) => status !== 'CANCELED')
  expect(expedition.departureCount).toBe(toCome.length)
  expect(expedition.nextDepartures).toEqual(toCome.slice(0, 3).map(({ status, ...rest }) => rest))
})

test('reads the home page', async () => {
  type Data = {
    featuredExpeditions: object[]
    collections: { expeditions: object[] }[]
    latestReviews: { rating: number; expedition: { slug: string } }[]
    reviewStats: { count: number; distribution: { rating: number; count: number }[] }
  }
  const data = await read<Data>(`{
    featuredExpeditions { id } collections { name expeditions { id } }
    latestReviews(first: 10) { rating firstName text date expedition { slug name } } reviewStats { average count distribution { rating count } }
  }`)
  expect(data.featuredExpeditions).toHaveLength(12)
  expect(data.collections.every(({ expeditions }) => expeditions.length > 0)).toBe(true)
  expect(data.latestReviews).toHaveLength(10)
  expect(data.latestReviews.every(({ expedition }) => expedition.slug !== '')).toBe(true)
  const { count, distribution } = data.reviewStats
  expect(distribution.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1])
  expect(distribution.reduce((sum, each) => sum + each.count, 0)).toBe(count)
})

test('returns the requested number of featured expeditions and facets', async () => {
  const data = await read(`{
    two: featuredExpeditions(first: 2) { id }
    expeditions(first: 1) { facets(names: ["levels", "nothing"]) { name } }
  }`)
  expect(data).toEqual({
    two: [{ id: expect.any(String) }, { id: expect.any(String) }],
    expeditions: { facets: [{ name: 'levels' }] },
  })
})

test('reads groups of themes, with an empty group and a theme without photograph', async () => {
  type Data = {
    themeGroups: { name: string; themes: { path: string; bannerImage: object | null; filter?: unknown }[] }[]
  }
  const { themeGroups } = await read<Data>('{ themeGroups { name themes { path bannerImage { url } } } }')
  expect(themeGroups.filter(({ themes }) => themes.length === 0)).toHaveLength(1)
  const themes = themeGroups.flatMap((group) => group.themes)
  expect(themes.filter(({ bannerImage }) => bannerImage === null).length).toBeGreaterThan(0)
  for (const { path } of themes.slice(0, 3)) {
    const { theme } = await read<{ theme: { path: string; filter: object } }>(
      `{ theme(path: "${path}") { path intro filter { activities countries } } }`,
    )
    expect(theme).toMatchObject({ path, filter: { activities: expect.any(Array) } })
  }
})

test('finds a theme by its path with a trailing slash', async () => {
  const fetchTheme = async (path: string) =>
    (await read<{ theme: object | null }>(`{ theme(path: "${path}") { id path name intro } }`)).theme
  expect(await fetchTheme('neige/laponie/')).toMatchObject({ path: 'neige/laponie' })
  expect(await fetchTheme('neige/laponie/')).toEqual(await fetchTheme('neige/laponie'))
  expect(await fetchTheme('neige/laponie//')).toBeNull()
})

test('reads filters and credits', async () => {
  type Data = {
    filters: { types: object[]; countries: object[]; maxCountries: number; maxActivities: number }
    photoCredits: { url: string; author: string; license: string }[]
  }
  const { filters, photoCredits } = await read<Data>(
    '{ filters { types { value label } countries { code regions { value } } maxCountries maxActivities } photoCredits { name url author license licenseUrl sourceUrl } }',
  )
  expect(filters).toMatchObject({ maxCountries: 3, maxActivities: 10 })
  expect(filters.types).toHaveLength(4)
  expect(filters.countries.length).toBeGreaterThan(3)
  expect(photoCredits.every(({ url, author, license }) => url && author && license)).toBe(true)
})

test('reads every field of an account', async () => {
  type Reservation = { status: string; departureDate: string; isGuide: boolean }
  type Data = {
    me: {
      cart: { total: number }
      reservations: Reservation[]
      favourites: { isFavourite: boolean }[]
      phonePromptVisible: boolean
    }
  }
  const query = `{ me { email cart { expeditionName departureStart travellerCount total expeditionImage { url } }
    reservations { status departureDate isGuide dashboardCompleteness coverImage { url } } favourites { isFavourite } phonePromptVisible } }`
  const { me } = await read<Data>(query, await createSharedToken('camille.voyage'))
  expect(me.cart.total).toBeGreaterThan(990)
  expect(new Set(me.reservations.map(({ status }) => status))).toEqual(
    new Set(['TO_COME', 'PASSED', 'CANCELED']),
  )
  const days = me.reservations.map(({ departureDate }) => departureDate)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(me.favourites.map(({ isFavourite }) => isFavourite)).toEqual([true, true, true, true])
  expect(me.phonePromptVisible).toBe(true)
  const guide = await read<Data>(query, await createSharedToken('bastien.guide'))
  expect(guide.me.reservations.some(({ isGuide }) => isGuide)).toBe(true)
})

test('logs no error of the gateway', () => {
  expect(current().gateway.logged()).toBe('')
})
