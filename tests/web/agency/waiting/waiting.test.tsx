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
  stand(<WaitingList departureId="12" isOpen />, {
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

test('adds a person, and keeps the form after a refusal', async () => {
  let entries: object[] = []
  const sent: unknown[] = []
  const answer = (entryId: string | null, errors: object[]) => ({
    agencyAddWaitingEntry: { __typename: 'AgencyAddWaitingEntryPayload', entryId, errors },
  })
  const taken = {
    __typename: 'UserError',
    code: 'ALREADY_ON_LIST',
    message: 'Cette adresse est déjà sur la liste d’attente de ce départ.',
    field: 'email',
  }
  stand(<WaitingList departureId="12" isOpen />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      DepartureWaiting: () => listOf(entries),
      AddWaitingEntry: (variables) => {
        sent.push(variables)
        if (sent.length === 1) return answer(null, [taken])
        entries = [entry('nouvelle', 'WAITING', 1)]
        return answer('nouvelle', [])
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Inscrire une personne' }))
  const email = screen.getByLabelText('Son adresse e-mail')
  const places = screen.getByLabelText('Places à attendre')
  const send = screen.getByRole('button', { name: 'Inscrire sur la liste d’attente' })
  await userEvent.clear(places)
  await userEvent.type(places, '21')
  await userEvent.click(send)
  expect(screen.getByText('Indique son adresse e-mail.')).toBeTruthy()
  expect(screen.getByText('Indique un nombre de places, de 1 à 20.')).toBeTruthy()
  await userEvent.clear(places)
  await userEvent.type(places, '2')
  await userEvent.type(email, 'ancienne@exemple.test')
  await userEvent.click(send)
  expect(await screen.findByText(taken.message)).toBeTruthy()
  await userEvent.clear(email)
  await userEvent.type(email, 'nouvelle@exemple.test')
  await userEvent.click(send)
  expect(await screen.findByText('nouvelle@exemple.test est sur la liste d’attente.')).toBeTruthy()
  expect(await screen.findByText(/^1\. nouvelle@exemple\.test$/)).toBeTruthy()
  expect(sent).toEqual([
    { id: '12', email: 'ancienne@exemple.test', places: 2 },
    { id: '12', email: 'nouvelle@exemple.test', places: 2 },
  ])
  expect(screen.queryByLabelText('Son adresse e-mail')).toBeNull()
})

test('has no form for a departure that is over', async () => {
  stand(<WaitingList departureId="12" isOpen={false} />, {
    answers: { AgencyMe: () => meWith(['BOOKINGS']), DepartureWaiting: () => listOf([]) },
  })
  expect(await screen.findByText('Personne n’attend de place.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Inscrire une personne' })).toBeNull()
})

test('shows an empty list, and nothing without the permission', async () => {
  const answers = { DepartureWaiting: () => listOf([]) }
  const { unmount } = stand(<WaitingList departureId="12" isOpen />, {
    answers: { ...answers, AgencyMe: () => meWith(['BOOKINGS']) },
  })
  expect(await screen.findByText('Personne n’attend de place.')).toBeTruthy()
  unmount()
  const { requested } = stand(<WaitingList departureId="12" isOpen />, {
    answers: { ...answers, AgencyMe: () => meWith(['DEPARTURES']) },
  })
  await expect.poll(() => requested.map(([name]) => name)).toEqual(['AgencyMe'])
  expect(screen.queryByText('Liste d’attente')).toBeNull()
})
