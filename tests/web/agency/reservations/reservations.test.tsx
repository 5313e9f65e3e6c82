import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { Component as ReservationPage } from '#web/agency/reservations/ReservationPage.tsx'
import type {
  AgencyReservationQuery,
  ReservationRowFragment,
} from '#web/agency/reservations/Reservations.generated.ts'
import { Component as ReservationsPage } from '#web/agency/reservations/ReservationsPage.tsx'

const row: ReservationRowFragment = {
  __typename: 'AgencyReservation',
  id: 'r1',
  version: 1,
  reference: 'EX-7K3Q9M',
  state: 'BOOKED',
  payment: 'DEPOSIT',
  source: 'PHONE',
  nextAction: 'TRAVELLERS',
  bookedAt: '2027-03-10T09:00:00.000Z',
  departureId: '12',
  expeditionId: '1',
  expeditionName: 'Les balcons de la Vanoise',
  startDate: '2027-07-03',
  endDate: '2027-07-08',
  customerId: 'c1',
  customerName: 'Ana Le Goff',
  travellerCount: 2,
  completeness: 50,
  totalCents: 1_000_00,
  paidCents: 300_00,
  dueCents: 700_00,
  dueOn: '2027-06-03',
  holdUntil: null,
  firstPaymentCents: null,
  refundDueCents: 0,
}

const pageInfo = (endCursor: string | null) => ({
  __typename: 'PageInfo',
  hasNextPage: endCursor !== null,
  endCursor,
})
const page = (nodes: ReservationRowFragment[], endCursor: string | null = null) => ({
  agency: {
    __typename: 'Agency',
    reservations: { __typename: 'AgencyReservationConnection', nodes, pageInfo: pageInfo(endCursor) },
  },
})
type Shown = NonNullable<NonNullable<AgencyReservationQuery['agency']>['reservation']>
const shown: Shown = {
  ...row,
  canceledAt: null,
  contactPhone: '+33639980010',
  mails: ['CONFIRMATION'],
  customer: {
    __typename: 'AgencyCustomer',
    id: 'c1',
    version: 1,
    email: 'ana@example.test',
    firstName: 'Ana',
    lastName: 'Le Goff',
    phone: '+33639980010',
  },
  travellers: [
    {
      __typename: 'ManifestLine',
      id: 'r1-1',
      reservationId: 'r1',
      reference: 'EX-7K3Q9M',
      position: 1,
      firstName: null,
      lastName: null,
      birthDate: null,
      phone: null,
      emergencyContact: null,
      diet: null,
      shoeSize: null,
      completeness: 0,
      missing: ['PHONE'],
      mark: null,
    },
  ],
  lines: [
    { __typename: 'PriceLine', label: 'Adulte', quantity: 2, unitCents: 500_00, amountCents: 1_000_00 },
  ],
  invoices: [
    {
      __typename: 'AgencyInvoice',
      id: 'i1',
      number: '2027-000042',
      isCreditNote: false,
      issuedAt: '2027-03-10T09:00:00.000Z',
      totalCents: 1_000_00,
    },
  ],
}
const one = (reservation: Shown | null) => ({ agency: { __typename: 'Agency', reservation } })
const events = (ids: string[], endCursor: string | null = null) => ({
  agency: {
    __typename: 'Agency',
    reservation: {
      __typename: 'AgencyReservation',
      id: 'r1',
      timeline: {
        __typename: 'TimelineConnection',
        nodes: ids.map((id) => ({
          __typename: 'TimelineEvent',
          id,
          at: '2027-03-10T09:00:00.000Z',
          kind: 'NOTE',
          by: 'Claire',
          sentence: `Note ${id}`,
          detail: null,
        })),
        pageInfo: pageInfo(endCursor),
      },
    },
  },
})

test('lists reservations, and turns the page', async () => {
  const requests: unknown[] = []
  stand(<ReservationsPage />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      AgencyReservations: (variables) => {
        requests.push(variables)
        return variables.after ? page([]) : page([row], 'next')
      },
    },
  })
  const table = await screen.findByRole('table')
  const link = within(table).getByRole('link', { name: 'EX-7K3Q9M' })
  expect(link.getAttribute('href')).toBe('/reservations/r1')
  expect(within(table).getByText('Acompte payé')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Réservations suivantes' }))
  expect(await screen.findByText('Aucune réservation pour ces filtres.')).toBeTruthy()
  expect(requests.at(-1)).toMatchObject({ after: 'next', sort: 'NEWEST', filter: {} })
})

test('searches from two letters on', async () => {
  const requests: unknown[] = []
  stand(<ReservationsPage />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      AgencyReservations: (variables) => {
        requests.push(variables)
        return page([row])
      },
    },
  })
  const field = await screen.findByRole('searchbox')
  await userEvent.type(field, 'a{Enter}')
  expect(await screen.findByText('Deux lettres au moins.')).toBeTruthy()
  await userEvent.type(field, 'na{Enter}')
  await screen.findByDisplayValue('ana')
  expect(requests.at(-1)).toMatchObject({ filter: { query: 'ana' } })
})

test('names the missing permission, and reads nothing', async () => {
  stand(<ReservationsPage />, { answers: { AgencyMe: () => meWith(['DEPARTURES']) } })
  expect(await screen.findByText(/Il te faut l’accès «\sRéservations\s»/)).toBeTruthy()
})

test('shows a reservation: next action, travellers, price, money, documents and history', async () => {
  stand(<ReservationPage />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      AgencyReservation: () => one(shown),
      ReservationTimeline: ({ after }) => (after ? events(['b']) : events(['a'], 'next')),
    },
  })
  expect(await screen.findByText(/^Compléter les dossiers des voyageurs/)).toBeTruthy()
  expect(screen.getByText('Voyageur 1')).toBeTruthy()
  expect(screen.getByText(/^Manque\s: téléphone$/)).toBeTruthy()
  const invoice = screen.getByRole('link', { name: 'Facture 2027-000042' })
  expect(invoice.getAttribute('href')).toBe('/factures/i1.pdf')
  const calls = screen.getAllByRole('link', { name: 'Appeler Ana Le Goff' })
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+33639980010'])
  expect(await screen.findByText('Note a')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Plus ancien' }))
  expect(await screen.findByText('Note b')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Revenir au plus récent' }))
  expect(await screen.findByText('Note a')).toBeTruthy()
})

test('names the reseller of a reservation, whose customer has no account', async () => {
  const sold = { customerId: null, customer: null, customerName: 'Comptoir des Cimes', mails: [] }
  const answers = {
    AgencyMe: () => meWith(['BOOKINGS']),
    AgencyReservation: () => one({ ...shown, ...sold, source: 'RESELLER' }),
    ReservationTimeline: () => events([]),
  }
  stand(<ReservationPage />, { answers })
  expect(await screen.findByText('Comptoir des Cimes')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Voir la fiche client' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Message libre' })).toBeNull()
})

test('says that a reservation is unknown, or could not be read', async () => {
  const { unmount } = stand(<ReservationPage />, {
    answers: { AgencyMe: () => meWith(['BOOKINGS']), AgencyReservation: () => one(null) },
  })
  expect(await screen.findByText('Cette réservation n’existe pas ou n’existe plus.')).toBeTruthy()
  unmount()
  stand(<ReservationPage />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      AgencyReservation: () => ({ agency: null }),
    },
  })
  expect(await screen.findByText('Ces données n’ont pas pu être lues.')).toBeTruthy()
})

test('shows staff with money alone the amounts, and requests no customer', async () => {
  const money = { __typename: 'AgencyReservation', id: 'r1', state: 'BOOKED', entries: [] }
  const { customer: _, travellers: __, mails: ___, contactPhone: ____, invoices: _____, ...priced } = shown
  const { requested } = stand(<ReservationPage />, {
    answers: {
      AgencyMe: () => meWith(['MONEY']),
      AgencyReservationPrice: () => ({
        agency: { __typename: 'Agency', reservation: { ...priced, customerName: '' } },
      }),
      AgencyMoney: () => ({
        agency: {
          __typename: 'Agency',
          reservation: {
            ...money,
            totalCents: 1_000_00,
            paidCents: 300_00,
            dueCents: 700_00,
            dueOn: '2027-06-03',
            firstPaymentCents: null,
            source: 'SITE',
            refundDueCents: 0,
          },
        },
      }),
    },
  })
  expect(await screen.findByRole('button', { name: 'Enregistrer un paiement' })).toBeTruthy()
  expect(screen.getByText('2 × Adulte')).toBeTruthy()
  expect(screen.getByText(/^Les noms et les adresses sont pour l’accès/)).toBeTruthy()
  expect(requested.map(([name]) => name)).not.toContain('AgencyReservation')
  expect(screen.queryByRole('heading', { name: 'Voyageurs' })).toBeNull()
})
