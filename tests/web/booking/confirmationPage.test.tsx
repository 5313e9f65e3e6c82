// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reservation } from '#tests/web/reservations/reservation.ts'
import { stand } from '#tests/web/stand.tsx'
import { ConfirmationPage } from '#web/pages/booking/ConfirmationPage.tsx'

const lucia = { __typename: 'Guide', id: '4', fullName: 'Lucia Andreani' }

test.each([
  ['the guide of the trip by the first name', lucia, 'Lucia t’écrit une dizaine de jours avant le départ.'],
  ['any guide', null, 'Ta guide ou ton guide t’écrit une dizaine de jours avant le départ.'],
])('a booked trip says who writes: %s', async (_case, guide, sentence) => {
  stand(<ConfirmationPage />, {
    at: '/cart/r7/confirmation',
    route: '/cart/:cartId/confirmation',
    isSignedIn: true,
    answers: {
      Confirmation: () => ({
        me: { __typename: 'User', id: '1', cart: null },
        reservation: { ...reservation, guide },
      }),
    },
  })
  expect(await screen.findByText(sentence)).toBeTruthy()
})
