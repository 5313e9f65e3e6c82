import { expect, test } from 'vitest'
import { toCartOrNull } from '#gateway/graph/cart/cart.model.ts'
import { imageMapper } from '#gateway/graph/images/images.model.ts'
import { toReservation } from '#gateway/graph/reservations/reservations.model.ts'
import { toEmailStatus, toUser } from '#gateway/graph/users/users.model.ts'

const toImage = imageMapper({ imageBase: '/images' })

test.each([
  [
    { id: 3 },
    {
      id: '3',
      email: '',
      firstName: null,
      provider: 'EMAIL',
      signInCount: 0,
      newsletter: false,
      favouriteIds: [],
      favouriteCount: 0,
      cart: undefined,
    },
  ],
  [
    { id: 3, provider: 'google_oauth2', newsletter: true },
    { provider: 'GOOGLE', newsletter: true },
  ],
  [{ id: 3, provider: 'facebook' }, { provider: 'FACEBOOK' }],
  [
    { id: 3, interests: [4, '5', { expedition_id: 6 }] },
    { favouriteIds: ['4', '5', '6'], favouriteCount: 3 },
  ],
  [{ id: 3, cart: null }, { cart: null }],
  [{ id: 3, cart: { total: 990 } }, { cart: undefined }],
  [{ id: 3, cart: { id: 9, total: 990 } }, { cart: { id: '9', total: 990, travellerCount: 1 } }],
])('maps the account %j', (body, expected) => {
  expect(toUser(body, toImage)).toMatchObject(expected)
})

test.each([
  ['google', 'GOOGLE'],
  ['facebook', 'FACEBOOK'],
  ['email', 'KNOWN_USER'],
  [null, 'UNKNOWN_USER'],
  [false, 'UNKNOWN_USER'],
  [undefined, 'UNKNOWN_USER'],
])('maps the e-mail status %s', (exists, status) => {
  expect(toEmailStatus({ exists })).toBe(status)
})

test.each([
  ['none', { cart: null, total: 0 }, null],
  ['under its name', { cart: { id: 1, total: 20 } }, '1'],
  ['by itself', { id: 1, total: 20 }, '1'],
  ['only its total', { total: 0 }, null],
  ['no answer', undefined, null],
  ['without an id', { cart: { total: 20 } }, null],
])('maps a cart: %s', (_case, body, id) => {
  expect(toCartOrNull(body, toImage)?.id ?? null).toBe(id)
})

test.each([
  [
    { reservation_id: 9, dashboard_completness: 71, reservation_status_front_end: 'To come' },
    { id: '9', dashboardCompleteness: 71, status: 'TO_COME' },
  ],
  [
    { reservation_id: 9, dashboard_completness: 140, reservation_status_front_end: 'Passed' },
    { dashboardCompleteness: 100, status: 'PASSED' },
  ],
  [
    { reservation_id: 9, dashboard_completness: -1, reservation_status_front_end: 'Canceled' },
    { dashboardCompleteness: 0, status: 'CANCELED' },
  ],
  [
    { reservation_id: 9 },
    {
      departureId: '',
      departureDate: '',
      level: 1,
      travellerCount: 1,
      isGuide: false,
      status: 'TO_COME',
      coverImage: null,
    },
  ],
])('maps the reservation %j', (body, expected) => {
  expect(toReservation(body, toImage)).toMatchObject(expected)
})
