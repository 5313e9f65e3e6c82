import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { booked, reservation } from '#tests/web/reservations/reservation.ts'
import { stand } from '#tests/web/stand.tsx'
import { ConfirmationPage } from '#web/pages/booking/ConfirmationPage.tsx'

const open = (answer: object) =>
  stand(<ConfirmationPage />, {
    at: '/cart/r7/confirmation?payment=y1',
    route: '/cart/:cartId/confirmation',
    isSignedIn: true,
    answers: { Confirmation: () => ({ me: { __typename: 'User', id: '1', cart: null }, ...answer }) },
  })

const lucia = { __typename: 'Guide', id: '4', fullName: 'Lucia Andreani' }

test.each([
  [
    'the guide of the trip by the first name',
    lucia,
    'Lucia t’accompagne : de quoi lui écrire est sur la page de ta réservation.',
  ],
  [
    'any guide',
    null,
    'Ta guide ou ton guide t’accompagne : de quoi lui écrire est sur la page de ta réservation.',
  ],
])('a booked trip says who writes: %s', async (_case, guide, sentence) => {
  open({ payment: null, reservation: { ...reservation, guide } })
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('says what the card pays next, and when', async () => {
  const part = (dueOn: string, state: string) => ({ __typename: 'Instalment', dueOn, amount: 350, state })
  const instalments = [part('2027-04-22', 'TO_COME'), part('2027-06-05', 'TO_COME')]
  open({ payment: null, reservation: { ...booked, instalments } })
  const term = await screen.findByText('Paiement prévu le 22/04/2027')
  expect(term.nextElementSibling?.textContent).toMatch(/^350.€$/)
  expect(screen.getByText('Paiement prévu le 05/06/2027')).toBeTruthy()
  expect(screen.queryByText(/^Solde/)).toBeNull()
  expect(screen.getByText(/^Ta carte est débitée automatiquement/)).toBeTruthy()
})

const payment = {
  __typename: 'Payment',
  id: 'y1',
  status: 'ACTION_REQUIRED',
  amount: 300,
  redirectUrl: '/pay/y1',
  reservationId: null,
  failure: null,
}

test.each(['ACTION_REQUIRED', 'PENDING'])('resumes a payment that was left: %s', async (status) => {
  open({ payment: { ...payment, status }, reservation: null })
  const link = await screen.findByRole('link', { name: 'Reprendre le paiement' })
  expect(link.getAttribute('href')).toBe('/pay/y1')
  expect(screen.getByText(/^Tu n’as pas terminé/)).toBeTruthy()
})

test('shows the trip of an open payment, and its amount', async () => {
  const cart = {
    __typename: 'Cart',
    id: 'r7',
    expeditionName: 'Les balcons de la Vanoise',
    departureStart: '2027-07-03',
    departureEnd: '2027-07-08',
    expeditionImage: null,
  }
  open({ me: { __typename: 'User', id: '1', cart }, payment, reservation: null })
  expect(await screen.findByRole('heading', { name: 'Les balcons de la Vanoise' })).toBeTruthy()
  const term = screen.getByText('À payer aujourd’hui')
  expect(term.nextElementSibling?.textContent).toMatch(/^300.€$/)
})

test('offers nothing to resume once the provider has decided', async () => {
  open({ payment: { ...payment, status: 'SUCCEEDED', redirectUrl: null }, reservation: null })
  expect(await screen.findByRole('heading', { name: 'On attend la réponse de ta banque' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Reprendre le paiement' })).toBeNull()
})
