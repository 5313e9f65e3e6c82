import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { Changes } from '#web/agency/money/Changes.tsx'

const travellers = [
  { position: 1, firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04' },
  { position: 2, firstName: 'Zoé', lastName: null, birthDate: null },
]
const shown = { id: 'r-1', version: 4, expeditionId: '1', departureId: '2', travellerCount: 2, travellers }

const error = (code: string, message: string, field: string | null = null) => ({
  __typename: 'UserError',
  code,
  message,
  field,
})
const mail = (text: string) => ({ __typename: 'AgencyMailPreview', subject: 'Sujet', text })
const leaving = (kind: string, count: number, text: string) => ({
  __typename: 'AgencyLeavingMail',
  kind,
  count,
  mail: mail(text),
})
const quote = (keptCents: number, positions: number[]) => ({
  __typename: 'AgencyCancellationQuote',
  hash: `hash-${positions.join('-')}`,
  rule: 'POLICY',
  keptPercent: 30,
  keptCents,
  refundCents: 200_00 - keptCents,
  balanceCents: 0,
  mail: mail(`Mail de ${positions.length}`),
  lines: positions.map((position) => ({
    __typename: 'AgencyCancellationLine',
    position,
    name: ['Ana', 'Zoé'][position - 1] ?? null,
    priceCents: 100_00,
    keptCents: keptCents / positions.length,
  })),
})

test('cancels one traveller of two at the price that is shown', async () => {
  const sent: Record<string, unknown>[] = []
  stand(<Changes reservation={shown} isOpen onSaved={() => undefined} />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      AgencyCancellation: ({ positions }) => ({
        agency: {
          __typename: 'Agency',
          reservation: {
            __typename: 'AgencyReservation',
            id: 'r-1',
            version: 4,
            customerName: 'Ana Le Goff',
            cancellationQuote: quote(60_00, [1, 2]),
            chosen: positions ? quote(30_00, [1]) : quote(60_00, [1, 2]),
          },
        },
      }),
      CancelAgencyReservation: (variables) => {
        sent.push(variables)
        const payload = { __typename: 'AgencyChangeReservationPayload', conflict: null, errors: [] }
        return { agencyCancelReservation: payload }
      },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la réservation' }))
  expect(await screen.findByText(/l’agence garde 30\s% du prix/)).toBeTruthy()
  expect(screen.getByText(/^60\s€$/)).toBeTruthy()
  expect(screen.queryByLabelText('Garder moins, en euros')).toBeNull()
  await userEvent.click(screen.getByLabelText('Zoé'))
  expect(await screen.findByText(/^30\s€$/)).toBeTruthy()
  await userEvent.click(screen.getByText('Le mail qui partira'))
  expect(screen.getByText('Mail de 1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Annuler et prévenir Ana Le Goff' }))
  expect(await screen.findByText('Réservation annulée, mail envoyé.')).toBeTruthy()
  const input = { quoteHash: 'hash-1', positions: [1], reason: null, keptCents: null }
  expect(sent).toEqual([{ id: 'r-1', version: 4, input, key: expect.any(String) }])
})

const priced = (isWaived: boolean) => ({
  __typename: 'AgencyMoveQuote',
  hash: 'hash',
  feeCents: isWaived ? 0 : 100_00,
  differenceCents: 0,
  totalCents: 200_00,
  refundCents: 0,
  balanceCents: 0,
  mails: [
    leaving('CHANGE', 1, `Frais : ${isWaived ? 'aucun' : '100'}`),
    leaving('DEPARTURE_CONFIRMED', 3, 'C’est sûr, tu pars.'),
  ],
})

test('moves to a date with places for all, and shows why another one is refused', async () => {
  const dates = ['3', '4', '5'].map((id) => ({
    __typename: 'AgencyDeparture',
    id,
    startDate: `2027-07-1${id}`,
    endDate: `2027-07-1${Number(id) + 4}`,
    capacity: id === '5' ? 1 : 8,
    bookedCount: 0,
    heldCount: 0,
    priceCents: 100_00,
  }))
  stand(<Changes reservation={shown} isOpen onSaved={() => undefined} />, {
    answers: {
      AgencyMoveDates: () => ({
        agency: {
          __typename: 'Agency',
          departures: { __typename: 'AgencyDepartureConnection', nodes: dates },
        },
      }),
      AgencyMove: ({ departureId, waivesFee }) => ({
        agency: {
          __typename: 'Agency',
          reservation: {
            __typename: 'AgencyReservation',
            id: 'r-1',
            version: 4,
            moveQuote: {
              __typename: 'AgencyMoveQuotePayload',
              quote: departureId === '3' ? null : priced(waivesFee === true),
              errors:
                departureId === '3' ? [error('AGE_NOT_ALLOWED', 'L’âge d’un voyageur ne convient pas.')] : [],
            },
          },
        },
      }),
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Changer de date' }))
  const choice = await screen.findByLabelText('Nouvelle date')
  expect(within(choice).getAllByRole('option')).toHaveLength(3)
  await userEvent.selectOptions(choice, '3')
  expect(await screen.findByText('L’âge d’un voyageur ne convient pas.')).toBeTruthy()
  expect(screen.queryByText(/qui partir/)).toBeNull()
  await userEvent.selectOptions(choice, '4')
  await userEvent.click(await screen.findByText('Les 4 mails qui partiront'))
  expect(screen.getByText('Frais : 100')).toBeTruthy()
  expect(screen.getByText(/ce départ atteint son minimum/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Départ confirmé (3)' }))
  expect(screen.getByText('C’est sûr, tu pars.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Nouvelle date' }))
  expect(screen.getByLabelText('Raison (facultatif)')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Offrir les frais'))
  expect(await screen.findByText('Frais : aucun')).toBeTruthy()
  expect(screen.getByLabelText('Raison')).toBeTruthy()
})

test('sends the travellers that change, and shows a refusal beside its field', async () => {
  const sent: Record<string, unknown>[] = []
  stand(<Changes reservation={shown} isOpen onSaved={() => undefined} />, {
    answers: {
      SetTravellers: (variables) => {
        sent.push(variables)
        const refused = [error('AGE_NOT_ALLOWED', 'L’âge ne convient pas.', '0.birthDate')]
        const errors = sent.length === 1 ? refused : []
        const payload = { __typename: 'AgencyChangeReservationPayload', conflict: null, errors }
        return { agencySetTravellers: payload }
      },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Corriger les voyageurs' }))
  const save = screen.getByRole('button', { name: 'Enregistrer les voyageurs' })
  await userEvent.click(save)
  expect(await screen.findByText('Rien n’a changé.')).toBeTruthy()
  const second = within(screen.getByRole('group', { name: 'Voyageur 2' }))
  await userEvent.type(second.getByLabelText('Nom'), 'Le Goff')
  await userEvent.click(save)
  expect(await second.findByText('Choisis la date.')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.input(second.getByLabelText('Date de naissance'), { target: { value: '2019-02-03' } })
  await userEvent.click(save)
  expect(await second.findByText('L’âge ne convient pas.')).toBeTruthy()
  await userEvent.click(save)
  expect(await screen.findByText('Voyageurs enregistrés.')).toBeTruthy()
  const input = [{ position: 2, firstName: 'Zoé', lastName: 'Le Goff', birthDate: '2019-02-03' }]
  expect(sent.at(-1)).toEqual({ id: 'r-1', version: 4, input, key: expect.any(String) })
})

test('offers no change of a past reservation', () => {
  stand(<Changes reservation={shown} isOpen={false} onSaved={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/^Passée ou annulée/)).toBeTruthy()
})
