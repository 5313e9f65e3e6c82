import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { Component as FailuresPage } from '#web/agency/today/FailuresPage.tsx'
import type { FailureRowFragment, TodayCardFragment } from '#web/agency/today/Today.generated.ts'
import { Component as TodayPage } from '#web/agency/today/TodayPage.tsx'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'

type Row = TodayCardFragment['rows'][number]

const row = (changes: Partial<Row>): Row => ({
  __typename: 'AgencyTodayRow',
  id: '7',
  title: 'Balcons de la Vanoise',
  detail: null,
  at: null,
  on: null,
  deadline: null,
  amountCents: null,
  bookedCount: null,
  heldCount: null,
  groupMin: null,
  urgency: 'CALM',
  ...changes,
})
const mail: FailureRowFragment = {
  __typename: 'AgencyFailure',
  id: 'm1',
  kind: 'MAIL',
  state: 'GIVEN_UP',
  at: '2027-03-08T09:00:00Z',
  title: 'C’est réservé',
  detail: 'alix@example.test',
  reservationId: 'r1',
  departureId: null,
  amountCents: null,
  deadline: null,
  urgency: 'CALM',
}
const refund: FailureRowFragment = {
  ...mail,
  id: 'f1',
  kind: 'REFUND',
  state: 'TO_SEND',
  title: 'EX-7K3Q9M',
  detail: 'Alix Martin',
  amountCents: 300_00,
  deadline: '2027-03-12',
  urgency: 'RED',
}
const card = (changes: Partial<TodayCardFragment>): TodayCardFragment => ({
  __typename: 'AgencyTodayCard',
  kind: 'UNCONFIRMED',
  count: 0,
  urgency: 'CALM',
  rows: [],
  failures: [],
  ...changes,
})
const unconfirmed = card({
  count: 12,
  urgency: 'RED',
  rows: [
    row({ on: '2027-03-20', deadline: '2027-03-13', bookedCount: 3, groupMin: 5, urgency: 'RED' }),
    row({ id: '8', on: '2027-04-10' }),
  ],
})
const failures = card({ kind: 'FAILURES', count: 2, urgency: 'RED', failures: [mail, refund] })

function open(cards: TodayCardFragment[] | null) {
  let shown: TodayCardFragment[] | null = cards
  const stage = stand(<TodayPage />, {
    at: '/',
    answers: {
      AgencyMe: () => meWith(['BOOKINGS', 'MONEY']),
      AgencyToday: () => ({
        agency: {
          __typename: 'Agency',
          today: shown && { __typename: 'AgencyToday', at: '2027-03-10T09:00:00Z', cards: shown },
        },
      }),
      DropMail: () => ({ agencyDropMail: { __typename: 'Payload', mailId: 'm1', errors: [] } }),
      RetryMail: () => ({ agencyRetryMail: { __typename: 'Payload', mailId: 'm1', errors: [] } }),
    },
  })
  return { ...stage, next: (cards: TodayCardFragment[] | null) => (shown = cards) }
}

test('shows each card with its count, its first row, its urgency and its list', async () => {
  open([unconfirmed, card({ kind: 'QUESTIONS' })])
  const region = await screen.findByRole('region', { name: 'À confirmer 12' })
  expect(within(region).getAllByText('dans 10 jours')).toHaveLength(2)
  within(region).getByText('3 sur 5 · part le 20/03/2027 · annulable jusqu’au 13/03/2027')
  const links = within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/departs/7', '/departs/8', '/departs?suivi=a-confirmer'])
  const quiet = screen.getByRole('region', { name: 'Rien à faire de ce côté' })
  within(quiet).getByRole('link', { name: 'Questions sans réponse' })
})

test('shows how many places unpaid carts hold, and leads to their departure', async () => {
  open([card({ kind: 'HELD_UNPAID', count: 1, rows: [row({ on: '2027-07-05', heldCount: 4 })] })])
  const region = await screen.findByRole('region', { name: 'Retenus sans paiement 1' })
  const facts = within(region).getByText('4 places retenues · part le 05/07/2027')
  expect(facts.closest('a')?.getAttribute('href')).toBe('/departs/7')
})

test('wishes a good day when nothing is to be done, and names who gives access', async () => {
  const { unmount } = open([card({})])
  await screen.findByText(/^Rien à faire pour l’instant/)
  unmount()
  open([])
  await screen.findByText(/^Aucune carte du jour/)
})

test('reads a card that failed again, and all where nothing was read', async () => {
  const { next } = open([card({ count: null })])
  await screen.findByText('Cette carte n’a pas pu être lue.')
  next([card({ count: 1, rows: [row({ on: '2027-03-11' })] })])
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect((await screen.findAllByText('demain')).length).toBeGreaterThan(0)
})

test('offers a retry where nothing was read', async () => {
  open(null)
  await screen.findByText('Ces données n’ont pas pu être lues.')
})

test('reads again when the person comes back to the page', async () => {
  const { next } = open([unconfirmed])
  await screen.findByRole('region', { name: 'À confirmer 12' })
  next([card({ count: 1, rows: [row({ on: '2027-03-11' })] })])
  fireEvent.focus(window)
  await screen.findByRole('region', { name: 'À confirmer 1' })
})

test('keeps the cards where they cannot be read again', async () => {
  const { next, requested } = open([unconfirmed])
  await screen.findByRole('region', { name: 'À confirmer 12' })
  next(null)
  fireEvent.focus(window)
  await waitFor(() => expect(requested.filter(([name]) => name === 'AgencyToday')).toHaveLength(2))
  expect(screen.getByRole('region', { name: 'À confirmer 12' })).toBeTruthy()
  expect(screen.queryByText('Ces données n’ont pas pu être lues.')).toBeNull()
  next([card({ count: 1, rows: [row({ on: '2027-03-11' })] })])
  fireEvent.focus(window)
  await screen.findByRole('region', { name: 'À confirmer 1' })
})

test('drops a mail on its card, and reads the cards again', async () => {
  const { next, requested } = open([failures])
  const region = await screen.findByRole('region', { name: 'En échec 2' })
  within(region).getByText('à rendre avant le 12/03/2027')
  next([card({ ...failures, count: 1, failures: [refund] })])
  await userEvent.click(within(region).getByRole('button', { name: 'Fait\u00a0: C’est réservé' }))
  await screen.findByRole('region', { name: 'En échec 1' })
  expect(requested).toContainEqual(['DropMail', { id: 'm1' }])
})

test.each<[StaffPermission[], string[]]>([
  [['BOOKINGS'], ['Réessayer\u00a0: C’est réservé', 'Fait\u00a0: C’est réservé']],
  [
    ['BOOKINGS', 'MONEY'],
    ['Réessayer\u00a0: C’est réservé', 'Fait\u00a0: C’est réservé', 'Fait\u00a0: EX-7K3Q9M'],
  ],
])('lists failures with what %o may do about them', async (permissions, names) => {
  stand(<FailuresPage />, {
    at: '/echecs',
    answers: {
      AgencyMe: () => meWith(permissions),
      AgencyFailures: () => ({
        agency: {
          __typename: 'Agency',
          failures: {
            __typename: 'AgencyFailureConnection',
            nodes: [mail, refund],
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      }),
    },
  })
  await screen.findByText(/alix@example.test/)
  await waitFor(() =>
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(names),
  )
})
