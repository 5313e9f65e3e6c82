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
const shown = (text: string) => ({ __typename: 'AgencyMailPreview', subject: 'Réservation annulée', text })
const leaving = (kind: string, count: number, mail: object | null) => ({
  __typename: 'AgencyLeavingMail',
  kind,
  count,
  mail,
})
const toMails = (mails: object[], resellerCount = 0) => ({
  agency: {
    __typename: 'Agency',
    departure: {
      __typename: 'AgencyDeparture',
      id: '12',
      cancellationPlan: { __typename: 'DepartureCancellationPlan', mails, resellerCount },
    },
  },
})
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
      AgencyDepartureMails: ({ text, giftCards }) =>
        toMails([leaving('CANCELLATION', 1, shown(`${text} ${giftCards}`))]),
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

/** The last step of a departure that sends those mails. */
async function confirmation(mails: Record<string, unknown>) {
  stand(<CancelDeparture departureId="12" onChanged={() => undefined} />, {
    answers: {
      AgencyMe: () => meWith(['DEPARTURES', 'MONEY']),
      AgencyCancellationPlan: () => plan,
      AgencyDepartureMails: () => mails,
    },
  })
  await press('Annuler le départ')
  await userEvent.type(await screen.findByLabelText('Raison, pour le journal'), 'Orages')
  for (const step of [1, 2, 3]) {
    if (step === 3) await userEvent.click(screen.getByLabelText('Tout rendre en cartes cadeaux'))
    await press('Continuer')
  }
}

test('counts the mails that leave, and steps through those that differ', async () => {
  const mails = [
    leaving('CANCELLATION', 9, shown('Nous te rendons 500 €.')),
    leaving('UNPAID_CANCELLATION', 1, shown('Tu n’avais rien payé.')),
    leaving('OPTION_ENDED', 2, shown('Ton option est annulée.')),
  ]
  await confirmation(toMails(mails, 2))
  await userEvent.click(await screen.findByText('Les 12 mails qui partiront'))
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Remboursés (9)')
  expect(screen.getByText('Nous te rendons 500 €.')).toBeTruthy()
  expect(screen.getByText('Un second mail suit avec le code de la carte cadeau.')).toBeTruthy()
  expect(screen.getByText(/^2 réservations viennent de revendeurs/)).toBeTruthy()
  await press('Sans paiement (1)')
  expect(screen.queryByText(/^C’est celui d’un client/)).toBeNull()
  await press('Options (2)')
  expect(screen.getByText('Ton option est annulée.')).toBeTruthy()
  expect(screen.getByText(/^C’est celui d’un client/)).toBeTruthy()
  expect(screen.queryByText(/second mail/)).toBeNull()
})

test.each([
  [
    'says who may read the mails',
    [leaving('CANCELLATION', 12, null)],
    /^12 mails partiront\. .*droit «\sRéservations\s»/,
  ],
  ['says that no mail leaves', [], /^Aucun mail ne partira/],
])('%s', async (_case, mails, words) => {
  await confirmation(toMails(mails))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(/qui partir/)).toBeNull()
})

test('is not offered to those who may not move money', async () => {
  stand(<CancelDeparture departureId="12" onChanged={() => undefined} />, {
    answers: { AgencyMe: () => meWith(['DEPARTURES']) },
  })
  await Promise.resolve()
  expect(screen.queryByRole('button')).toBeNull()
})
