import { expect, test } from 'vitest'
import { toRouteGroup, usualFreshMs } from '#gateway/upstream/routeGroup.ts'

test.each([
  ['/expeditions/search?q=lac/neige', 'search'],
  ['/expeditions/details?ids=1,2', 'details'],
  ['/expeditions/featured', 'featured'],
  ['/expeditions/4', 'expedition'],
  ['/expeditions/premiere-cordee', 'expedition'],
  ['/expeditions/4/reviews?page=2', 'reviews'],
  ['/expeditions/4/departures', 'departures'],
  ['/expeditions/4/messages', 'messages'],
  ['/expeditions/4/geojson', 'route'],
  ['/expeditions/4/similar-expeditions', 'similar'],
  ['/expeditions/4/unknown', 'other'],
  ['/reviews/last', 'reviews'],
  ['/reviews/stat', 'reviews'],
  ['/messages/stat', 'messages'],
  ['/collections', 'collections'],
  ['/themes', 'themes'],
  ['/themes/aventures/neige/laponie', 'themes'],
  ['/filters', 'filters'],
  ['/photos', 'photos'],
  ['/guides', 'guides'],
  ['/auth/check-email/', 'session'],
  ['/user', 'account'],
  ['/user/', 'account'],
  ['/interests/popup', 'account'],
  ['/reservations', 'account'],
  ['/departures/calendar?weeks=52&page=1', 'calendar'],
  ['/cart/12', 'cart'],
  ['/departures/12/waiting-list', 'cart'],
  ['/waiting-list/abc', 'cart'],
  ['/users/newsletter/a%40example.test', 'newsletter'],
  ['/newsletter/confirmation', 'newsletter'],
  ['/', 'other'],
  ['', 'other'],
])('assigns %s to %s', (path, group) => {
  expect(toRouteGroup(path)).toBe(group)
})

test('caches departures and messages for seconds, and account routes never', () => {
  expect(usualFreshMs('departures')).toBe(5000)
  expect(usualFreshMs('messages')).toBe(5000)
  expect(usualFreshMs('themes')).toBe(60_000)
  expect(usualFreshMs('cart')).toBe(0)
})
