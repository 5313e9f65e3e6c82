import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { MobileAccount } from '#web/app/shell/MobileAccount.tsx'

const answer = (dashboardCompleteness: number) => ({
  me: {
    __typename: 'User',
    id: '1',
    reservations: [
      {
        __typename: 'Reservation',
        id: '5',
        departureDate: '2027-07-03',
        isGuide: false,
        isUnderWay: false,
        dashboardCompleteness,
        status: 'TO_COME',
      },
    ],
  },
})

const show = (completeness: number) =>
  stand(<MobileAccount onSignIn={vi.fn()} />, {
    isSignedIn: true,
    answers: { AccountMenu: () => answer(completeness) },
  })

test('the menu of small screens marks the reservations while a profile is incomplete', async () => {
  show(50)
  const link = await screen.findByRole('link', {
    name: /^Mes réservations.*Profil participant à compléter$/,
  })
  expect(link.getAttribute('href')).toBe('/my-expeditions')
})

test('the menu of small screens marks nothing when every profile is complete', async () => {
  show(100)
  await screen.findByRole('link', { name: /^Mes réservations.*Prochain départ le/ })
  expect(screen.queryByText('Profil participant à compléter')).toBeNull()
})
