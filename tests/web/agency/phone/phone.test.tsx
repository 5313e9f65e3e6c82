import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { departure, fillIn, standAt } from '#tests/web/agency/phonePage.tsx'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { userError } from '#tests/web/agency/userError.ts'
import { stand } from '#tests/web/stand.tsx'
import { OptionActions } from '#web/agency/phone/OptionActions.tsx'

test('names the empty fields, and sends nothing', async () => {
  const { sent } = standAt('/reservations/nouvelle?depart=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Garder la place' }))
  expect(await screen.findAllByText('Remplis ce champ.')).toHaveLength(4)
  expect(screen.getByText('Écris la date de naissance.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('prices what is chosen, and takes one option for the customer who leaves', async () => {
  const { sent, quoted } = standAt('/reservations/nouvelle?depart=3', [
    { reservation: { __typename: 'AgencyReservation', id: 'r-1', state: 'OPTION' } },
  ])
  await fillIn()
  await userEvent.click(await screen.findByLabelText('Personne 1'))
  await screen.findByText(/^150\s€$/)
  expect(quoted.at(-1)).toMatchObject({
    birthDates: ['1990-05-04'],
    options: [{ code: 'gear', travellers: [1] }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Garder la place' }))
  expect(await screen.findByText('Option prise, e-mail envoyé.')).toBeTruthy()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    key: expect.any(String),
    input: { departureId: '3', travellers: [{ firstName: 'Ana', birthDate: '1990-05-04' }] },
  })
})

test('offers other dates where places are missing, and keeps what is typed', async () => {
  const alternative = {
    __typename: 'AgencyAlternative',
    departureId: '5',
    startDate: '2027-07-05',
    endDate: '2027-07-05',
    availableCount: 4,
  }
  const { sent } = standAt('/reservations/nouvelle?depart=3', [
    {
      alternatives: [alternative],
      errors: [userError('INSUFFICIENT_PLACES', 'Il ne reste pas assez de places.')],
    },
    { reservation: { __typename: 'AgencyReservation', id: 'r-1', state: 'OPTION' } },
  ])
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Garder la place' }))
  expect(await screen.findByText('Il ne reste pas assez de places.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /4\splaces libres/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Garder la place' }))
  expect(await screen.findByText('Option prise, e-mail envoyé.')).toBeTruthy()
  expect(sent.map(({ input, key }) => [input, key])).toEqual([
    [expect.objectContaining({ departureId: '3' }), sent[0]?.key],
    [expect.objectContaining({ departureId: '5' }), sent[0]?.key],
  ])
})

test('shows a refusal of the service at its field', async () => {
  standAt('/reservations/nouvelle?depart=3', [
    { errors: [userError('INVALID_INPUT', 'Ce numéro est incomplet.', 'customer.phone')] },
  ])
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Garder la place' }))
  await screen.findByText('Ce numéro est incomplet.')
  expect(document.activeElement).toBe(screen.getByLabelText('Téléphone'))
})

test.each([
  ['ana@example.test', /^Un compte est créé/],
  ['oe@example.test', /^Un compte est créé/],
  ['Lou@Example.test', /^Ce client a déjà un compte/],
  ['noe@example.test', /adresse n’est pas confirmée.*il est fermé.*un lien qui confirme l’adresse/],
])('says what a booking for %s does to an account', async (email, note) => {
  standAt('/reservations/nouvelle?depart=3')
  await userEvent.type(await screen.findByLabelText('E-mail'), email)
  expect(await screen.findByText(note)).toBeTruthy()
})

test('warns of the unconfirmed address of a known customer', async () => {
  standAt('/reservations/nouvelle?depart=3')
  await userEvent.click(await screen.findByLabelText('Client connu'))
  await userEvent.type(screen.getByLabelText('Nom, e-mail ou téléphone'), 'noe')
  await userEvent.click(await screen.findByRole('button', { name: /noe@example.test/ }))
  expect(screen.getByText(/adresse n’est pas confirmée/)).toBeTruthy()
})

test('offers the free places, and says how many there are', async () => {
  standAt('/reservations/nouvelle?depart=3')
  const chooser = await screen.findByRole('combobox', { name: 'Nombre de personnes' })
  expect(chooser.textContent).toBe('12')
  expect(screen.getByText('2 places libres sur ce départ.').id).toBe(chooser.getAttribute('aria-describedby'))
})

test('says that a departure is unknown, and that the permission is missing', async () => {
  standAt('/reservations/nouvelle?depart=9')
  expect(await screen.findByText(/n’existe pas ou n’existe plus/)).toBeTruthy()
})

test('asks for the permission', async () => {
  standAt('/reservations/nouvelle?depart=3', [], ['MONEY'])
  expect(await screen.findByText(/Il te faut l’accès/)).toBeTruthy()
  expect(screen.queryByLabelText('Prénom')).toBeNull()
})

const option = {
  id: 'r-1',
  version: 2,
  holdUntil: '2027-03-12T09:00:00.000Z',
  expeditionId: '1',
  departureId: '3',
  travellerCount: 1,
  travellers: [{ position: 1, firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04' }],
}
const changed = { __typename: 'AgencyChangeReservationPayload', conflict: null, errors: [] }

test('moves an option to another date, and corrects who leaves', async () => {
  const sent: Record<string, unknown>[] = []
  const moveQuote = {
    __typename: 'AgencyMoveQuotePayload',
    quote: {
      ...{ __typename: 'AgencyMoveQuote', hash: 'hash-4', startDate: '2027-07-04', endDate: '2027-07-04' },
      ...{ feeCents: 0, differenceCents: 60_00, totalCents: 560_00, refundCents: 0, balanceCents: 560_00 },
      mails: [
        {
          __typename: 'AgencyLeavingMail',
          kind: 'OPTION',
          count: 1,
          mail: { __typename: 'AgencyMailPreview', subject: 'Ta nouvelle date', text: 'Elle est posée.' },
        },
      ],
    },
    errors: [],
  }
  const reservation = { __typename: 'AgencyReservation', id: 'r-1', version: 2, moveQuote }
  const nodes = [departure('3'), departure('4')]
  stand(<OptionActions option={option} onSaved={() => sent.push({ isSaved: true })} />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      AgencyMoveDates: () => ({
        agency: { __typename: 'Agency', departures: { __typename: 'AgencyDepartureConnection', nodes } },
      }),
      AgencyMove: () => ({ agency: { __typename: 'Agency', reservation } }),
      MoveAgencyReservation: (variables) => {
        sent.push(variables)
        return { agencyMoveReservation: changed }
      },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Changer de date' }))
  await userEvent.selectOptions(await screen.findByLabelText('Nouvelle date'), '4')
  await userEvent.click(await screen.findByText('Le mail qui partira'))
  expect(screen.getByText('Elle est posée.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Changer de date et prévenir' }))
  expect(await screen.findByText('Date changée, mail envoyé.')).toBeTruthy()
  const input = {
    departureId: '4',
    quoteHash: 'hash-4',
    waivesFee: false,
    waivesDifference: false,
    reason: null,
  }
  expect(sent).toEqual([{ id: 'r-1', version: 2, input, key: expect.any(String) }, { isSaved: true }])
  await userEvent.click(screen.getByRole('button', { name: 'Corriger les voyageurs' }))
  expect(await screen.findByLabelText('Prénom')).toHaveProperty('value', 'Ana')
})

test('extends an option at its version, and names who was faster', async () => {
  const sent: Record<string, unknown>[] = []
  const conflict = { __typename: 'AgencyConflict', by: 'Claire' }
  stand(<OptionActions option={option} onSaved={() => undefined} />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      ExtendHold: (variables) => {
        sent.push(variables)
        const stale = { ...changed, conflict, errors: [userError('CONFLICT', 'Changée', 'version')] }
        return { agencyExtendHold: sent.length === 1 ? stale : changed }
      },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Prolonger' }))
  const field = await screen.findByLabelText('Nouvelle fin')
  expect(field).toHaveProperty('value', '2027-03-12T10:00')
  await userEvent.click(screen.getByRole('button', { name: 'Prolonger et prévenir' }))
  expect(await screen.findByText(/^Claire a changé cette réservation/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Prolonger et prévenir' }))
  expect(await screen.findByText('Option prolongée, e-mail envoyé.')).toBeTruthy()
  expect(sent[1]).toEqual({ id: 'r-1', version: 2, until: '2027-03-12T09:00:00.000Z' })
})
