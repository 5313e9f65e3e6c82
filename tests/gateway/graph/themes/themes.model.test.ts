import { expect, test } from 'vitest'
import { imageMapper } from '#gateway/graph/images/images.model.ts'
import { toReview, toReviewStats } from '#gateway/graph/reviews/reviews.model.ts'
import { toThemeGroup, toThemePage } from '#gateway/graph/themes/themes.model.ts'

const toImage = imageMapper({ imageBase: '/images' })

test('maps groups without themes and themes without photograph', () => {
  expect(toThemeGroup({ name: 'Vide' }, toImage)).toEqual({ id: 'Vide', name: 'Vide', themes: [] })
  expect(
    toThemeGroup(
      { id: 'neige', name: 'Neige', themes: [{ name: 'Laponie', path: 'neige/laponie' }] },
      toImage,
    ),
  ).toMatchObject({
    id: 'neige',
    themes: [
      {
        id: 'neige/laponie',
        path: 'neige/laponie',
        bannerImage: null,
        expeditionCount: null,
        nextDeparture: null,
      },
    ],
  })
})

test('maps the number of trips and the next departure of a theme', () => {
  const theme = { name: 'Laponie', path: 'neige', expeditions_count: 7, next_departure_start: '2026-12-05' }
  expect(toThemeGroup({ themes: [theme] }, toImage).themes).toMatchObject([
    { expeditionCount: 7, nextDeparture: '2026-12-05' },
  ])
})

test.each(['/aventures/themes/neige', 'aventures/themes/neige', '/neige', 'neige'])('the path %s', (path) => {
  expect(toThemeGroup({ themes: [{ name: 'Neige', path }] }, toImage).themes).toMatchObject([
    { path: 'neige' },
  ])
})

test.each([
  [
    'with its filters',
    {
      theme: { name: 'Laponie', intro: 'Froid.' },
      filters: { countries: ['FI'], expedition_type: 'en-base-camp', family_friendly: true },
    },
    'Laponie',
    {
      intro: 'Froid.',
      filter: {
        countries: ['FI'],
        activities: [],
        region: null,
        type: 'EN_BASE_CAMP',
        vacation: null,
        familyFriendly: true,
      },
    },
  ],
  [
    'as its filters alone',
    { countries: ['FI'], expedition_type: 'En itinérance' },
    'neige/laponie',
    {
      intro: null,
      filter: {
        countries: ['FI'],
        activities: [],
        region: null,
        type: 'EN_ITINERANCE',
        vacation: null,
        familyFriendly: null,
      },
    },
  ],
])('maps a theme %s', (_case, body, name, about) => {
  expect(toThemePage(body, 'neige/laponie', toImage)).toMatchObject({ id: 'neige/laponie', name, about })
})

test.each([
  [
    {
      id: 3,
      rateOnFive: 4.5,
      firstName: 'Léa',
      reviewText: 'Bien',
      date: '2026-07-10',
      expedition: { id: 9 },
    },
    { id: '3', rating: 4.5, firstName: 'Léa', text: 'Bien', date: '2026-07-10', expeditionId: '9' },
  ],
  [
    { rateOnFive: null },
    { id: '7-2', rating: 5, firstName: '', text: '', date: null, isVerified: false, expeditionId: '7' },
  ],
])('maps the review %j', (body, expected) => {
  expect(toReview(body, 2, '7')).toMatchObject(expected)
})

test('maps the statistics of reviews, highest rating first', () => {
  const distribution = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 12 : 0 }))
  const stats = { average: 4.7, count: 12, distribution, companies: [] }
  const api = { average: 4.7, count: 12, distribution: { '5': 12 } }
  expect(toReviewStats(api)).toEqual({ ...stats, moderation: null })
  expect(toReviewStats({ ...api, moderation: { received_count: 9, late_count: 1 } })).toEqual({
    ...stats,
    moderation: { receivedCount: 9, lateCount: 1 },
  })
})
