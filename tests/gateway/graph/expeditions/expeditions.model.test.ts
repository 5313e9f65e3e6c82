import { expect, test } from 'vitest'
import { expeditionMapper } from '#gateway/graph/expeditions/expeditions.model.ts'
import { toSlug } from '#gateway/graph/guides/guides.model.ts'
import { imageMapper } from '#gateway/graph/images/images.model.ts'

const noted: string[] = []
const toExpedition = expeditionMapper(imageMapper({ imageBase: '/images' }), ({ id, slug }) =>
  noted.push(`${id} ${slug}`),
)

test('fills an expedition of an id alone with defaults', () => {
  const { detail, ...expedition } = toExpedition({ id: 7 })
  expect(expedition).toMatchObject({
    id: '7',
    slug: '7',
    name: '',
    type: 'EXPEDITION',
    price: 0,
    minPrice: null,
    currency: 'EUR',
    level: 1,
    averageRating: 5,
    reviewCount: 0,
    favouriteCount: 0,
    isNew: false,
  })
  const { countries, activities, guide, nextDepartures, coverImage, meetingPoint, bestTrainAccess } =
    toExpedition({ id: 7 })
  expect({
    countries,
    activities,
    guide,
    nextDepartures,
    coverImage,
    meetingPoint,
    bestTrainAccess,
    detail,
  }).toEqual({
    countries: [],
    activities: [],
    guide: null,
    nextDepartures: [],
    coverImage: null,
    meetingPoint: null,
    bestTrainAccess: null,
    detail: null,
  })
})

test.each([undefined, null, 'a trip', 7, [], {}, { id: '' }, { id: null, slug: 'x' }, { id: {} }])(
  '%j is no trip',
  (body) => {
    expect(() => toExpedition(body)).toThrow(expect.objectContaining({ code: 'UPSTREAM_BAD_RESPONSE' }))
  },
)

test.each([
  ['an id of a card', { objectID: '9' }, { id: '9' }],
  ['a reference', { unique_id: 'EXP-9' }, { id: 'EXP-9', slug: 'EXP-9' }],
  ['a kind', { id: 1, expedition_type: 'En itinérance' }, { type: 'EN_ITINERANCE' }],
  ['another kind', { id: 1, expedition_type: 'Sans les parents' }, { type: 'SANS_LES_PARENTS' }],
  ['one more kind', { id: 1, expedition_type: 'En Base Camp' }, { type: 'EN_BASE_CAMP' }],
  ['an unknown type', { id: 1, expedition_type: 'Croisière' }, { type: 'EXPEDITION' }],
  ['the level of a page', { id: 1, difficultyLevel: 4 }, { level: 4 }],
  ['the rating of a card', { id: 1, rating: 4.2, averageRating: 5 }, { averageRating: 4.2 }],
  ['the rating of a page', { id: 1, rating: null, averageRating: 4.4 }, { averageRating: 4.4 }],
  [
    'no number where one belongs',
    { id: 1, price: '890', reviewCount: 'many', rating: Number.NaN },
    { price: 0, reviewCount: 0, averageRating: 5 },
  ],
  ['a count below none', { id: 1, all_time_interests_count: -3 }, { favouriteCount: 0 }],
  ['a number too large for GraphQL', { id: 1, reviewCount: 1e12 }, { reviewCount: 2 ** 31 - 1 }],
  ['a truth that is none', { id: 1, is_new: 'true' }, { isNew: false }],
])('%s', (_case, body, expected) => {
  expect(toExpedition(body)).toMatchObject(expected)
})

test.each([
  [
    { countries: [{ code: 'fr', name: 'France' }], country_flag_url: '/f.svg' },
    [{ code: 'FR', name: 'France', flagUrl: '/f.svg' }],
  ],
  [
    {
      countries: [
        { code: 'FR', name: 'France' },
        { code: 'IT', name: 'Italie' },
      ],
      country_flag_url: '/f.svg',
    },
    [
      { code: 'FR', name: 'France', flagUrl: '/f.svg' },
      { code: 'IT', name: 'Italie', flagUrl: '/flags/IT.svg' },
    ],
  ],
  [{ countries: ['Norvège'] }, [{ code: 'NO', name: 'Norvège', flagUrl: '/flags/NO.svg' }]],
  [{ country_1: 'Norvège' }, [{ code: 'NO', name: 'Norvège', flagUrl: '/flags/NO.svg' }]],
  [{ country_1: { name: 'Norvège' } }, [{ code: 'NO', name: 'Norvège', flagUrl: '/flags/NO.svg' }]],
  [{ country_1: 'Atlantide' }, [{ code: '', name: 'Atlantide', flagUrl: '' }]],
  [{ countries: 'Norvège' }, []],
])('maps the countries of %j', (body, countries) => {
  expect(toExpedition({ id: 1, ...body }).countries).toEqual(countries)
})

test.each([
  [
    { main_photo_large: 'https://x.test/l.jpg', main_photo_small: 'https://x.test/s.jpg' },
    'https://x.test/l.jpg',
  ],
  [{ main_photo_small: 'https://x.test/s.jpg' }, 'https://x.test/s.jpg'],
  [{ images: ['https://x.test/1.jpg', 'https://x.test/2.jpg'] }, 'https://x.test/1.jpg'],
  [{ main_photo: { name: 'lac.jpg', width: 1600 } }, '/images/lac.jpg?w=1536'],
  [{ images: [] }, undefined],
])('maps the cover of %j', (body, url) => {
  expect(toExpedition({ id: 1, ...body }).coverImage?.url).toBe(url)
})

test.each([
  ['Camille Rochette', undefined, 'Camille Rochette', 'camille-rochette'],
  [undefined, 'Camille Rochette', 'Camille Rochette', 'camille-rochette'],
  [{ id: 4, slug: 'cr', full_name: 'Camille R.' }, 'other', 'Camille R.', 'cr'],
  [{}, 'Camille', 'Camille', 'camille'],
  [null, null, undefined, undefined],
])('maps the guide %j, %j', (guide, name, fullName, slug) => {
  const read = toExpedition({ id: 1, guide, guide_full_name: name }).guide
  expect([read?.fullName, read?.slug]).toEqual([fullName, slug])
})

test.each([
  [
    { lat: 45.4, lon: 6.7, name: 'Gare' },
    { name: 'Gare', latitude: 45.4, longitude: 6.7 },
  ],
  [
    { lat: 0, lon: 0 },
    { name: null, latitude: 0, longitude: 0 },
  ],
  [{ lat: '45', lon: 6 }, null],
  ['Gare', null],
])('maps the meeting point %j', (meeting_point, expected) => {
  expect(toExpedition({ id: 1, meeting_point }).meetingPoint).toEqual(expected)
})

test('has a detail for a response with a description alone', () => {
  expect(toExpedition({ id: 1, images: ['x'], programme: [] }).detail).toBeNull()
  expect(
    toExpedition({
      id: 1,
      name: 'Lac',
      description: '',
      images: ['https://x.test/1.jpg', null, 3],
      included: ['a', '', 4],
    }).detail,
  ).toMatchObject({
    description: '',
    images: [{ url: 'https://x.test/1.jpg', alt: 'Lac' }, { url: '3' }],
    included: ['a', '4'],
    programme: [],
    levelExplained: null,
  })
})

test('maps a body once, and notes both keys of a single expedition', () => {
  const body = { id: 1, slug: 'lac', description: 'x' }
  expect(toExpedition(body)).toBe(toExpedition(body))
  expect(noted.filter((each) => each === '1 lac')).toHaveLength(1)
})

test.each([
  ['Kayak de mer', 'kayak-de-mer'],
  ['Œuvre d’art & cætera', 'oeuvre-d-art-caetera'],
  ['  À  pied ! ', 'a-pied'],
  ['', ''],
])('maps the slug of %j', (label, slug) => {
  expect(toSlug(label)).toBe(slug)
})
