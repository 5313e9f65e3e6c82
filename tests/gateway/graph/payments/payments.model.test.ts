import { describe, expect, test } from 'vitest'
import { toPayment } from '#gateway/graph/payments/payments.model.ts'

const api = {
  payment_id: 'p1',
  status: 'pending',
  amount_cents: 7_500,
  provider: 'stripe',
  purpose: 'booking',
}

describe('the page on which a payment is paid', () => {
  test.each([
    [
      'that of the provider',
      { redirect_url: 'https://pay.test/1', client_secret: null },
      'https://pay.test/1',
    ],
    ['that of the site for a form', { redirect_url: null, client_secret: 'pi_1_secret' }, '/paiement/p1'],
    ['none once it is decided', { redirect_url: null, client_secret: null }, null],
    ['none for a service that says nothing', {}, null],
  ])('is %s', (_, more, redirectUrl) => {
    expect(toPayment({ ...api, ...more })?.redirectUrl).toBe(redirectUrl)
  })
})

test.each([
  ['booking', 'BOOKING'],
  ['balance', 'BALANCE'],
  ['change', 'CHANGE'],
  ['gift_card', 'GIFT_CARD'],
  ['later', null],
  [undefined, null],
])('purpose %s is %s', (purpose, known) => {
  expect(toPayment({ ...api, purpose })?.purpose).toBe(known)
})

test('shows the gift card that is paid', () => {
  const gift_card = { code: 'C0DE', recipient_name: 'Inès', message: null, send_on: '2027-12-24' }
  expect(toPayment({ ...api, gift_card })?.giftCard).toEqual({
    code: 'C0DE',
    recipientName: 'Inès',
    message: null,
    sendOn: '2027-12-24',
  })
  expect(toPayment({ ...api, gift_card: null })?.giftCard).toBeNull()
})
