import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { Component as FiguresPage } from '#web/agency/figures/FiguresPage.tsx'
import { bookedIn, measureHeight, sourceName, toPeriod, toRate } from '#web/agency/figures/figures.rules.ts'
import { getFilter } from '#web/agency/reservations/reservations.rules.ts'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'

const week = (startDate: string, endDate: string, bookedCount: number) => ({
  __typename: 'AgencyFigureWeek',
  startDate,
  endDate,
  bookedCount,
  canceledCount: 1,
  soldCents: 979_000,
  returnedCents: 0,
  receivedCents: 320_050,
  paidBackCents: 0,
  cartsCreated: 12,
  cartsHeld: 14,
  cartsBooked: 3,
  cartsAbandoned: 6,
})
const weeks = [week('2027-03-01', '2027-03-07', 4), week('2027-03-08', '2027-03-14', 7)]

function open(figures: object | null, permissions: StaffPermission[] = ['MONEY']) {
  return stand(<FiguresPage />, {
    at: '/chiffres',
    answers: {
      AgencyMe: () => meWith(permissions),
      AgencyFigures: () => ({
        agency: { __typename: 'Agency', figures: figures && { __typename: 'AgencyFigures', ...figures } },
      }),
    },
  })
}

const departures = Array.from({ length: 13 }, (_, index) => ({
  __typename: 'AgencyFigureDeparture',
  departureId: String(index + 1),
  expeditionName: 'Balcons de la Vanoise',
  startDate: '2027-04-03',
  bookedCount: 7,
  capacity: 10,
}))
const sources = [{ __typename: 'AgencyFigureSource', source: 'Organic', bookedCount: 31 }]
const figures = { weeks, departures, departureCount: 13, sources }

test('shows each figure with its definition and its table, whose weeks lead to their list', async () => {
  open(figures)
  const region = await screen.findByRole('region', { name: 'Réservations' })
  within(region).getByText(/Une annulation compte dans sa propre semaine/)
  const table = within(region).getByRole('table', { name: 'Réservations', hidden: true })
  const [, newest] = within(table).getAllByRole('row', { hidden: true })
  expect(newest?.textContent).toBe('Semaine du 08/03/202771')
  const links = within(newest ?? table).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['reservation', 'annulation'].map(
      (period) => `/reservations?periode=${period}&du=2027-03-08&au=2027-03-14`,
    ),
  )
  within(screen.getByRole('region', { name: 'Paniers' })).getByText('Conversion : 25 %')
  within(screen.getByRole('region', { name: 'Remplissage' })).getByText('13 départs dans les 90 jours')
  const origins = within(screen.getByRole('region', { name: 'Origine des comptes' }))
  origins.getByText('Accès direct')
  origins.getByText('31')
})

test('reports that there are no figures yet, that they could not be read, and who may read them', async () => {
  const { unmount } = open({ ...figures, weeks: [] })
  await screen.findByText('Pas encore de chiffres.')
  unmount()
  const failed = open(null)
  await screen.findByText('Ces données n’ont pas pu être lues.')
  failed.unmount()
  open(figures, ['BOOKINGS'])
  await screen.findByText(/Il te faut l’accès/)
})

test.each([
  [3, 19, 'trop peu pour un taux'],
  [5, 20, '25\u00a0%'],
  [0, 200, '0\u00a0%'],
])('rates %i of %i as « %s »', (part, whole, rate) => {
  expect(toRate(part, whole)).toBe(rate)
})

test('draws bars from zero, asks for 26 weeks, and leads to the reservations of a week', () => {
  expect([measureHeight(5, 10, 100), measureHeight(0, 0, 100)]).toEqual([50, 0])
  expect(toPeriod('2027-03-10')).toEqual({ from: '2026-09-16', to: '2027-03-10' })
  const [{ startDate, endDate } = { startDate: '', endDate: '' }] = weeks
  const { searchParams } = new URL(bookedIn({ startDate, endDate }), 'https://x.test')
  expect(getFilter(searchParams)).toEqual({ bookedFrom: '2027-03-01', bookedTo: '2027-03-07' })
  expect(sourceName('Organic')).toBe('Accès direct')
  expect(sourceName('lettre-mars')).toBe('lettre-mars')
  expect(sourceName('constructor')).toBe('constructor')
})
