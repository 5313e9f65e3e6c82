// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { CancelDeparture } from '#web/agency/money/CancelDeparture.tsx'

const plan = {
  agency: {
    __typename: 'Agency',
    departure: {
      __typename: 'AgencyDeparture',
      id: '12',
      version: 3,
      startDate: '2027-07-05',
      cancellationPlan: {
        __typename: 'DepartureCancellationPlan',
        reservationCount: 7,
        travellerCount: 11,
        paidCents: 9_790_00,
        cardCents: 9_000_00,
        manualCents: 790_00,
        heldCount: 1,
        optionCount: 1,
        unpricedCount: 1,
        alternatives: [
          {
            __typename: 'AgencyAlternative',
            departureId: '13',
            startDate: '2027-07-12',
            endDate: '2027-07-17',
            availableCount: 4,
          },
        ],
      },
    },
  },
}
/** The mail with the words that were typed. */
const mailOf = ({ text, giftCards }: Record<string, unknown>) => {
  const mail = {
    __typename: 'AgencyMailPreview',
    subject: 'Réservation annulée',
    text: `${text} ${giftCards}`,
  }
  const cancellationPlan = { __typename: 'DepartureCancellationPlan', mail: text ? mail : null }
  const departure = { __typename: 'AgencyDeparture', id: '12', cancellationPlan }
  return { agency: { __typename: 'Agency', departure } }
}
const failure = {
  __typename: 'AgencyJobFailure',
  reservationId: 'r1',
  reference: 'EX-7K3Q9M',
  message: 'Une erreur est survenue.',
}
const job = (state: string, doneCount: number, failures: object[] = []) => ({
  __typename: 'AgencyJob',
  id: 'j1',
  state,
  totalCount: 7,
  doneCount,
  failures,
})
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('shows what it ends in four steps, and cancels nothing before the last', async () => {
  const sent: Record<string, unknown>[] = []
  stand(<CancelDeparture departureId="12" onChanged={() => undefined} />, {
    answers: {
      AgencyMe: () => meWith(['DEPARTURES', 'MONEY', 'BOOKINGS']),
      AgencyCancellationPlan: () => plan,
      AgencyDepartureMail: mailOf,
      CancelDeparture: (variables) => {
        sent.push(variables)
        const payload = { __typename: 'AgencyJobPayload', conflict: null, errors: [] }
        return { agencyCancelDeparture: { ...payload, job: job('RUNNING', 0) } }
      },
      AgencyJobProgress: () => ({ agency: { __typename: 'Agency', job: job('FAILED', 6, [failure]) } }),
    },
  })
  await press('Annuler le départ')
  await press('Continuer')
  expect(await screen.findByText('Dis pourquoi, en trois lettres au moins.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Raison, pour le journal'), 'Orages')
  await userEvent.type(screen.getByLabelText('Texte pour les clients'), 'La météo est mauvaise.')
  await press('Continuer')
  expect(screen.getByText('11')).toBeTruthy()
  expect(screen.getByText(/12\sjuil\. .* 4\splaces$/)).toBeTruthy()
  expect(screen.getByText(/^Une réservation d’avant la vente en ligne/)).toBeTruthy()
  await press('Continuer')
  await press('Continuer')
  expect(sent).toEqual([])
  expect(
    screen.getByText(/^7\sréservations, 11\spersonnes, .* à rendre\s: .* à envoyer toi-même\.$/),
  ).toBeTruthy()
  await userEvent.click(screen.getByText('Le mail qui partira'))
  expect(screen.getByText('La météo est mauvaise. false')).toBeTruthy()
  const day = screen.getByLabelText(/^Écris la date du départ, le 5\sjuillet\s2027, pour confirmer$/)
  await userEvent.type(day, '2027-07-05')
  await press('Annuler le départ et prévenir 11 personnes')
  expect(await screen.findByText('6 réservations traitées sur 7')).toBeTruthy()
  const texts = { reason: 'Orages', text: 'La météo est mauvaise.' }
  const input = { ...texts, startDate: '2027-07-05', giftCards: false }
  expect(sent).toEqual([{ id: '12', version: 3, input, key: expect.any(String) }])
  expect(screen.getByRole('link', { name: 'EX-7K3Q9M' }).getAttribute('href')).toBe('/reservations/r1')
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
})

test.each([
  ['tells who may read the mail', [] as const, /se lit avec le droit «\sRéservations\s»/],
  ['says that no mail leaves', ['BOOKINGS'] as const, /^Aucune réservation ne reçoit de mail/],
])('%s', async (_case, rights, words) => {
  stand(<CancelDeparture departureId="12" onChanged={() => undefined} />, {
    answers: {
      AgencyMe: () => meWith(['DEPARTURES', 'MONEY', ...rights]),
      AgencyCancellationPlan: () => plan,
      ...(rights.length > 0 && { AgencyDepartureMail: mailOf }),
    },
  })
  await press('Annuler le départ')
  await userEvent.type(await screen.findByLabelText('Raison, pour le journal'), 'Orages')
  for (const _step of [1, 2, 3]) await press('Continuer')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText('Le mail qui partira')).toBeNull()
})

test('is not offered to those who may not move money', async () => {
  stand(<CancelDeparture departureId="12" onChanged={() => undefined} />, {
    answers: { AgencyMe: () => meWith(['DEPARTURES']) },
  })
  await Promise.resolve()
  expect(screen.queryByRole('button')).toBeNull()
})
