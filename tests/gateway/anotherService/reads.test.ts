import { expect, test } from 'vitest'
import { beforePlainUpstream } from '#tests/gateway/anotherService/beforePlainUpstream.ts'
import { allPages, type Page } from '#tests/support/pages.ts'

const current = beforePlainUpstream('token')
const card = 'id slug name type price minPrice currency durationDays level averageRating reviewCount'

test.each([
  ['expeditions', '{ expeditions { totalCount } }'],
  ['departureCalendar', '{ departureCalendar { totalCount } }'],
  ['filters', '{ filters { maxCountries } }'],
  ['searchSuggestions', '{ searchSuggestions(query: "ski") { label } }'],
  ['photoCredits', '{ photoCredits { name } }'],
  ['replyStats', '{ replyStats { questionCount } }'],
])('fails an unsupported field alone: %s', async (field, query) => {
  const { data, errors } = await current().gateway.ask(query.replace(/^\{/, '{ reviewStats { count }'))
  expect(data).toEqual({ reviewStats: { count: 0 }, [field]: null })
  expect(errors).toMatchObject([{ path: [field], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
})

test('fills an expedition with the defaults of the specification', async () => {
  const { data, errors } = await current().gateway.ask(`{ expedition(slug: "2") {
    ${card} images { url } coverImage { url } countries { code } activities { slug } accommodations guide { id } nextDepartures { id }
    isFavourite isNew favouriteCount departureCount programme { day } days { day } accessNote priceShares { key } departureMonths included levelExplained { level } trainAccess { city } meetingPoint { name } carbon { totalKg }
  } }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    expedition: {
      id: '2',
      slug: '2',
      name: 'Bivouac',
      type: 'EXPEDITION',
      price: 0,
      minPrice: null,
      currency: 'EUR',
      durationDays: 0,
      level: 1,
      averageRating: 5,
      reviewCount: 0,
      images: [],
      coverImage: null,
      countries: [],
      activities: [],
      accommodations: [],
      guide: null,
      nextDepartures: [],
      isFavourite: false,
      isNew: false,
      favouriteCount: 0,
      departureCount: 0,
      programme: [],
      days: null,
      accessNote: null,
      priceShares: null,
      departureMonths: [],
      included: [],
      levelExplained: null,
      trainAccess: [],
      meetingPoint: null,
      carbon: null,
    },
  })
})

test('lists featured expeditions in the sitemap at a service without search', async () => {
  const answer = await fetch(`${current().gateway.url}/sitemap.xml`)
  expect(answer.status).toBe(200)
  const xml = await answer.text()
  for (const path of [
    '/expeditions/traversee-des-lofoten',
    '/expeditions/2',
    '/aventures/themes/neige/laponie',
  ])
    expect(xml).toContain(`<loc>http://localhost:4000${path}</loc>`)
})

test('reads an expedition with its relations', async () => {
  const { data, errors } = await current().gateway.ask(`{ expedition(slug: "1") {
    name description price level averageRating images { url srcSet } coverImage { url }
    departures { id startDate endDate status } route similarExpeditions { id name }
    messages { id body authorName parentId replies { body } } reviews(first: 2) { totalCount nodes { id rating firstName text expedition { id } } }
  } }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    expedition: {
      name: 'Traversée des Lofoten',
      description: 'Sept jours de crête en crête.',
      price: 1290,
      level: 3,
      averageRating: 4.5,
      images: [{ url: 'https://images.example.test/lofoten.jpg', srcSet: '' }],
      coverImage: { url: 'https://images.example.test/lofoten.jpg' },
      departures: [{ id: '1-2027-05-02', startDate: '2027-05-02', endDate: '2027-05-08', status: 'FULL' }],
      route: null,
      similarExpeditions: [{ id: '2', name: 'Bivouac' }],
      messages: [
        { id: '1-1-0', body: 'Faut-il un piolet ?', authorName: '', parentId: null, replies: [] },
        { id: '5', body: 'Et des crampons ?', authorName: '', parentId: null, replies: [] },
      ],
      reviews: {
        totalCount: 60,
        nodes: [0, 1].map((index) => ({
          id: `1-${index}`,
          rating: 4,
          firstName: `Prénom ${index}`,
          text: 'Bien.',
          expedition: { id: '1' },
        })),
      },
    },
  })
})

test('returns null for a missing expedition', async () => {
  expect((await current().gateway.ask('{ expedition(slug: "nope") { id } }')).data).toEqual({
    expedition: null,
  })
})

test('pages reviews that the service sends at once', async () => {
  const query = `query ($after: String) {
    expedition(slug: "1") { reviews(first: 7, after: $after) { nodes { firstName } pageInfo { hasNextPage endCursor } } }
  }`
  type Data = { expedition: { reviews: Page<{ firstName: string }> } }
  const read = async (after: string | null) =>
    (await current().gateway.ask<Data>(query, { after })).data.expedition.reviews
  const names = Array.from({ length: 60 }, (_, index) => ({ firstName: `Prénom ${index}` }))
  expect(await allPages(read)).toEqual(names)
})

test('reads the remaining fields of a visitor', async () => {
  const { data, errors } = await current().gateway.ask(`{
    featuredExpeditions { ${card} countries { code name flagUrl } }
    collections { id name expeditions { id description } }
    latestReviews(first: 1) { id rating text expedition { id } }
    reviews(first: 5) { totalCount nodes { rating } }
    reviewStats { average count distribution { rating count } }
    themeGroups { id name themes { path name bannerImage { url } } }
    theme(path: "neige/laponie") { id name path intro filter { countries activities type familyFriendly } }
    me { id }
  }`)
  expect(errors).toBeUndefined()
  const defaults = {
    type: 'EXPEDITION',
    price: 0,
    minPrice: null,
    currency: 'EUR',
    durationDays: 0,
    level: 1,
    averageRating: 5,
    reviewCount: 0,
  }
  expect(data).toEqual({
    featuredExpeditions: [
      {
        id: '1',
        slug: 'traversee-des-lofoten',
        name: 'Traversée des Lofoten',
        ...defaults,
        countries: [{ code: 'NO', name: 'Norvège', flagUrl: '/flags/NO.svg' }],
      },
      {
        id: '2',
        slug: '2',
        name: 'Bivouac',
        ...defaults,
        countries: [{ code: 'IS', name: 'Islande', flagUrl: '/flags/IS.svg' }],
      },
    ],
    collections: [
      {
        id: 'Hiver',
        name: 'Hiver',
        expeditions: [
          { id: '1', description: 'Sept jours de crête en crête.' },
          { id: '2', description: '' },
          { id: '3', description: 'Jusqu’à la mer.' },
        ],
      },
    ],
    latestReviews: [{ id: 'review-0', rating: 4, text: 'Bien.', expedition: null }],
    reviews: { totalCount: 10, nodes: Array(5).fill({ rating: 4 }) },
    reviewStats: {
      average: null,
      count: 0,
      distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
    },
    themeGroups: [
      {
        id: 'Neige',
        name: 'Neige',
        themes: [{ path: 'neige/laponie', name: 'Laponie', bannerImage: null }],
      },
    ],
    theme: {
      id: 'neige/laponie',
      name: 'neige/laponie',
      path: 'neige/laponie',
      intro: null,
      filter: { countries: ['FI'], activities: [], type: 'EXPEDITION', familyFriendly: null },
    },
    me: null,
  })
})

test('reads the account', async () => {
  const { data, errors } = await current().gateway.ask(
    `{ me {
      id email firstName lastName avatarUrl phone provider signInCount newsletter favouriteCount phonePromptVisible
      favourites { id name } cart { id } reservations { id departureId name departureDate departureEnd durationDays level isConfirmed isGuide dashboardCompleteness status }
    } expedition(slug: "2") { isFavourite } }`,
    {},
    { bearer: 'plain-token' },
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    me: {
      id: '3',
      email: 'lea@example.test',
      firstName: 'Léa',
      lastName: null,
      avatarUrl: null,
      phone: null,
      provider: 'EMAIL',
      signInCount: 0,
      newsletter: false,
      favouriteCount: 1,
      phonePromptVisible: true,
      favourites: [{ id: '2', name: 'Bivouac' }],
      cart: null,
      reservations: [
        {
          id: '9',
          departureId: '4',
          name: 'Bivouac',
          departureDate: '2027-05-02',
          departureEnd: '2027-05-03',
          durationDays: 2,
          level: 2,
          isConfirmed: true,
          isGuide: false,
          dashboardCompleteness: 0,
          status: 'PASSED',
        },
      ],
    },
    expedition: { isFavourite: true },
  })
})
