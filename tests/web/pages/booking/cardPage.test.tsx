import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/booking/CardPage.tsx'

test('a payment of another account does not exist', async () => {
  stand(<Page />, {
    at: '/paiement/y1',
    route: '/paiement/:paymentId',
    isSignedIn: true,
    answers: { CardPage: () => ({ me: { __typename: 'User', id: '1', cart: null }, payment: null }) },
  })
  expect(await screen.findByText('Ce lien ne mène à aucun paiement de ton compte.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Mes aventures' })
  expect(link.getAttribute('href')).toBe('/my-expeditions')
  expect(document.querySelector('iframe')).toBeNull()
})
