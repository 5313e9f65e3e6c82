import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { Component as CustomerPage } from '#web/agency/customers/CustomerPage.tsx'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'

const customer = {
  __typename: 'AgencyCustomer',
  id: 'c1',
  version: 1,
  email: 'lou@exemple.test',
  firstName: 'Lou',
  lastName: 'Morin',
  phone: null,
  source: 'Organic',
  provider: 'EMAIL',
  isEmailConfirmed: true,
  newsletter: false,
  createdAt: '2027-01-04T09:00:00.000Z',
  reservationCount: 0,
}
const review = {
  __typename: 'AgencyReview',
  id: '7',
  version: 2,
  state: 'REFUSED',
  rating: 2,
  text: 'Le bus avait deux heures de retard.',
  authorName: 'Lou',
  expeditionName: 'Les balcons de la Vanoise',
  expeditionSlug: 'balcons-de-la-vanoise',
  experienceMonth: '2026-06',
  isVerified: true,
  submittedAt: '2027-02-01T10:00:00.000Z',
  dueAt: null,
  publishedOn: null,
  refusalReason: 'PERSONAL_DATA',
  refusalText: 'Un nom y figure.',
  hiddenReason: null,
  reportCount: 0,
  reportReasons: [],
  reply: null,
}
const noPage = { hasNextPage: false, endCursor: null }

const open = (permissions: StaffPermission[], reviews = [review]) =>
  stand(<CustomerPage />, {
    at: '/clients/c1',
    route: '/clients/:id',
    answers: {
      AgencyMe: () => meWith(permissions),
      AgencyCustomer: () => ({ agency: { __typename: 'Agency', customer } }),
      AgencyReservations: () => ({
        agency: { __typename: 'Agency', reservations: { nodes: [], pageInfo: noPage } },
      }),
      AgencyReviews: () => ({
        agency: { __typename: 'Agency', reviews: { totalCount: 1, nodes: reviews, pageInfo: noPage } },
      }),
    },
  })
const title = { name: 'Avis', level: 2 }

test('shows the reviews of a customer in any state to those who moderate', async () => {
  const { requested } = open(['BOOKINGS', 'MESSAGES'])
  await screen.findByRole('heading', title)
  const item = await screen.findByText('Le bus avait deux heures de retard.')
  within(item.closest('article') ?? item).getByText(/Un nom y figure/)
  const request = requested.find(([name]) => name === 'AgencyReviews')
  expect(request?.[1]).toEqual({ filter: { list: 'WRITTEN', customerId: 'c1' } })
})

test('reports that a customer wrote none, and requests none without the permission', async () => {
  const { unmount } = open(['BOOKINGS', 'MESSAGES'], [])
  await screen.findByText('Aucun avis.')
  unmount()
  const { requested } = open(['BOOKINGS'])
  await screen.findByText('Accès direct')
  expect(screen.queryByRole('heading', title)).toBeNull()
  expect(requested.map(([name]) => name)).not.toContain('AgencyReviews')
})
