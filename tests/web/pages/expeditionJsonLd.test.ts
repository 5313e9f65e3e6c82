import { expect, test } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import { expeditionJsonLd } from '#web/pages/expeditionJsonLd.ts'

type Expedition = Parameters<typeof expeditionJsonLd>[0]

const site = 'https://explora.example'
const url = `${site}/expeditions/vanoise`

const expedition = (fields: Partial<Expedition> = {}): Expedition => ({
  id: '1',
  slug: 'vanoise',
  name: 'Les balcons de la Vanoise',
  summary: 'Six jours de refuge en refuge.',
  description: 'On monte de Pralognan.',
  images: [
    {
      __typename: 'Image',
      url: '/images/alpages-ete-01.jpg?w=1280',
      width: 1280,
      height: 853,
      alt: 'Alpages',
      srcSet: '',
      placeholder: null,
      focalPoint: '50% 50%',
    },
  ],
  price: 890,
  minPrice: 870,
  averageRating: 4.6,
  reviewCount: 1,
  reviews: {
    __typename: 'ReviewConnection',
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    nodes: [
      {
        __typename: 'Review',
        id: '3',
        rating: 4,
        firstName: 'Soraya',
        text: 'Superbe.',
        date: '2026-07-10',
        experienceMonth: '2026-06',
        context: null,
        isVerified: true,
        travelledWith: 'COUPLE',
        reply: null,
      },
    ],
  },
  departures: [
    departure({ id: '5', price: 910 }),
    departure({ id: '6', price: 870, startDate: '2027-08-14' }),
  ],
  meetingPoint: {
    __typename: 'MeetingPoint',
    name: 'Maison du parc, Pralognan',
    latitude: 45.38,
    longitude: 6.72,
  },
  region: 'Alpes du Nord',
  countries: [{ __typename: 'Country', code: 'FR', name: 'France', flagUrl: '/flags/FR.svg' }],
  ...fields,
})

const thing = (type: string, fields: Partial<Expedition> = {}) =>
  expeditionJsonLd(expedition(fields), site, { name: 'Explora' })['@graph'].filter(
    (each) => each['@type'] === type,
  )

test('the product has absolute URLs, its rating and its reviews', () => {
  expect(thing('Product')).toMatchObject([
    {
      name: 'Les balcons de la Vanoise',
      url,
      image: [`${site}/images/alpages-ete-01.jpg?w=1280`],
      aggregateRating: { ratingValue: 4.6, reviewCount: 1, bestRating: 5 },
      review: [
        {
          author: { name: 'Soraya' },
          datePublished: '2026-07-10',
          reviewRating: { ratingValue: 4, bestRating: 5 },
        },
      ],
    },
  ])
})

test('omits the rating without reviews, even when the REST API returns 5', () => {
  const [product] = thing('Product', { reviewCount: 0, averageRating: 5 })
  expect(product).not.toHaveProperty('aggregateRating')
  expect(product).not.toHaveProperty('review')
})

const full = departure({ id: '7', availableCount: 0, status: 'FULL' })
const canceled = departure({ id: '8', status: 'CANCELED', price: 1 })

test.each<[string, Expedition['departures'], Record<string, unknown>]>([
  [
    'several departures with places',
    expedition().departures,
    { '@type': 'AggregateOffer', lowPrice: 870, highPrice: 910, offerCount: 2, availability: 'InStock' },
  ],
  [
    'one: the full and the cancelled are none',
    [departure({ price: 910 }), full, canceled],
    { '@type': 'Offer', price: 910, availability: 'InStock' },
  ],
  [
    'all full',
    [full, canceled],
    { '@type': 'AggregateOffer', lowPrice: 870, offerCount: 0, availability: 'SoldOut' },
  ],
  ['none to come', [], { '@type': 'AggregateOffer', offerCount: 0, availability: 'SoldOut' }],
  ['not known', null, { '@type': 'AggregateOffer', offerCount: 0 }],
])('offers, %s', (_case, departures, { availability, ...expected }) => {
  const [product] = thing('Product', { departures })
  expect(product?.offers).toMatchObject({
    priceCurrency: 'EUR',
    url,
    ...expected,
    ...(typeof availability === 'string' && { availability: `https://schema.org/${availability}` }),
  })
})

test('names the journey and who offers it', () => {
  expect(thing('TouristTrip')).toMatchObject([{ url, provider: { '@type': 'TravelAgency' } }])
})

test('each departure is an event at the meeting point, and a cancelled one is marked', () => {
  expect(thing('Event', { departures: [departure({ id: '5' }), canceled] })).toMatchObject([
    {
      '@id': `${url}#depart-5`,
      startDate: '2027-07-03',
      endDate: '2027-07-08',
      eventStatus: 'https://schema.org/EventScheduled',
      remainingAttendeeCapacity: 4,
      location: { name: 'Maison du parc, Pralognan', geo: { latitude: 45.38 } },
      offers: { price: 890, availability: 'https://schema.org/InStock' },
    },
    {
      eventStatus: 'https://schema.org/EventCancelled',
      offers: { availability: 'https://schema.org/SoldOut' },
    },
  ])
})

test('without a meeting point, the region is the place', () => {
  const [event] = thing('Event', { meetingPoint: null })
  expect(event?.location).toMatchObject({ name: 'Alpes du Nord', address: { addressCountry: 'FR' } })
})

test('announces no offer when the REST API sends no price', () => {
  const unpriced = { price: 0, minPrice: null }
  const lines = [departure({ price: null }), departure({ id: '6', price: null })]
  for (const departures of [lines, lines.slice(1), [], null])
    expect(thing('Product', { ...unpriced, departures })[0]).not.toHaveProperty('offers')
  expect(thing('Event', { ...unpriced, departures: lines })[0]).not.toHaveProperty('offers')
})
