// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { WaitingList } from '#web/agency/waiting/WaitingList.tsx'

const entry = (id: string, state: string, position: number | null, name: string | null = null) => ({
  __typename: 'AgencyWaitingEntry',
  id,
  email: `${id}@exemple.test`,
  name,
  places: 2,
  state,
  position,
  createdAt: '2027-03-10T09:00:00.000Z',
  offerExpiresAt: state === 'OFFERED' ? '2027-03-12T19:00:00.000Z' : null,
})
const listOf = (entries: object[]) => ({
  agency: {
    __typename: 'Agency',
    departure: { __typename: 'AgencyDeparture', id: '12', waitingEntries: entries },
  },
})

test('lists the entries, and skips one after its consequence is shown', async () => {
  let entries = [entry('a', 'OFFERED', null, 'Zoé Roux'), entry('b', 'WAITING', 1), entry('c', 'LEFT', null)]
  const sent: unknown[] = []
  stand(<WaitingList departureId="12" />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      DepartureWaiting: () => listOf(entries),
      SkipWaitingEntry: (variables) => {
        sent.push(variables)
        entries = [entry('a', 'LEFT', null, 'Zoé Roux'), entry('b', 'OFFERED', null)]
        const payload = { __typename: 'AgencySkipWaitingEntryPayload', entryId: 'a', errors: [] }
        return { agencySkipWaitingEntry: payload }
      },
    },
  })
  expect(await screen.findByText(/^Places proposées · 2\splaces · Jusqu’à/)).toBeTruthy()
  expect(screen.getByText(/^1\. b@exemple\.test$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Retirer c@/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Retirer Zoé Roux de la liste d’attente' }))
  expect(screen.getByText(/^Zoé Roux n’attendra plus/)).toBeTruthy()
  const [, confirm] = screen.getAllByRole('button', { name: 'Retirer Zoé Roux de la liste d’attente' })
  if (confirm) await userEvent.click(confirm)
  expect(await screen.findByText('Demande retirée.')).toBeTruthy()
  expect(sent).toEqual([{ id: 'a' }])
  expect(await screen.findByText('A quitté la liste', { exact: false })).toBeTruthy()
})

test('shows an empty list, and nothing without the permission', async () => {
  const answers = { DepartureWaiting: () => listOf([]) }
  const { unmount } = stand(<WaitingList departureId="12" />, {
    answers: { ...answers, AgencyMe: () => meWith(['BOOKINGS']) },
  })
  expect(await screen.findByText('Personne n’attend de place.')).toBeTruthy()
  unmount()
  const { requested } = stand(<WaitingList departureId="12" />, {
    answers: { ...answers, AgencyMe: () => meWith(['DEPARTURES']) },
  })
  await expect.poll(() => requested.map(([name]) => name)).toEqual(['AgencyMe'])
  expect(screen.queryByText('Liste d’attente')).toBeNull()
})
