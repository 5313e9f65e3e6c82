import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { booked } from '#tests/web/reservations/reservation.ts'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/account/ReservationPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const me = { __typename: 'User', id: '1' }
const paid = { ...booked, paid: 1000, balance: 0, balanceDueOn: null }

/** The price at 500 € a traveller, of which a part is retained. */
const quote = (positions: unknown, retained = 150, hash = 'h1') => {
  const count = Array.isArray(positions) ? positions.length : 0
  return {
    __typename: 'CancellationQuote',
    hash,
    lines: (Array.isArray(positions) ? positions : []).map((position) => ({
      __typename: 'CancellationLine',
      position,
      price: 500,
      kept: retained,
    })),
    refund: count * (500 - retained),
    balance: 0,
  }
}
const priced = (cancellation: object | null) => ({
  reservation: { __typename: 'Reservation', id: 'r7', cancellation },
})
const answered = (part: object) => ({
  cancelReservation: { __typename: 'ReservationPayload', reservation: null, errors: [], ...part },
})

async function open(answers: Answers) {
  const shown = stand(<Page />, {
    at: '/my-expeditions/r7',
    route: '/my-expeditions/:id',
    isSignedIn: true,
    answers: {
      ReservationPage: () => ({ me, reservation: paid }),
      PriceOfCancellation: ({ travellers }) => priced(quote(travellers)),
      ...answers,
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler ma réservation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Annuler ta réservation' }))
  const sent = (operation: string) =>
    shown.requested.filter(([each]) => each === operation).map(([, variables]) => variables)
  return { dialog, sent }
}
const choose = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole('checkbox', { name }))

test('prices nothing before a traveller is chosen', async () => {
  const { dialog, sent } = await open({})
  expect(dialog.getByText(/^Coche au moins une personne/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /^Annuler/ })).toBeNull()
  expect(sent('PriceOfCancellation')).toEqual([])
})

test('cancels all at the price that was shown, and reports the refund on its way', async () => {
  const refund = { __typename: 'ReservationRefund', amount: 700, state: 'PENDING', refundedOn: null }
  const { dialog, sent } = await open({
    CancelReservation: () =>
      answered({
        reservation: { ...paid, status: 'CANCELED', total: 300, paid: 300, refund, cancellation: null },
      }),
  })
  await choose(dialog, 'Personne ne part')
  await userEvent.click(await dialog.findByRole('button', { name: /^Annuler et recevoir 700.€$/ }))
  const state = await screen.findByText('Ta réservation est annulée.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^Ton remboursement de 700.€ est en route/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(state.parentElement))
  expect(screen.queryByRole('button', { name: 'Annuler ma réservation' })).toBeNull()
  expect(sent('CancelReservation')).toEqual([{ reservationId: 'r7', quoteHash: 'h1', travellers: [1, 2] }])
})

test('cancels one of two, whose form leaves the page', async () => {
  const [, other] = paid.participants ?? []
  const left = { ...other, id: 'p1', position: 1 }
  const { dialog, sent } = await open({
    CancelReservation: () =>
      answered({ reservation: { ...paid, travellerCount: 1, participants: [left], total: 650, paid: 650 } }),
  })
  await choose(dialog, 'Ada Lovelace')
  await userEvent.click(await dialog.findByRole('button', { name: /^Annuler et recevoir 350.€$/ }))
  expect(await screen.findByText(/^C’est fait.: une personne ne part plus/)).toBeTruthy()
  expect(sent('CancelReservation')).toEqual([{ reservationId: 'r7', quoteHash: 'h1', travellers: [1] }])
  expect(screen.queryByDisplayValue('Ada')).toBeNull()
  expect(screen.getByDisplayValue('Bastien')).toBeTruthy()
})

test('shows the new price after QUOTE_CHANGED, and cancels at it', async () => {
  const changed = { __typename: 'UserError', code: 'QUOTE_CHANGED', message: 'non' }
  let isChanged = false
  const { dialog, sent } = await open({
    PriceOfCancellation: ({ travellers }) =>
      priced(isChanged ? quote(travellers, 250, 'h2') : quote(travellers)),
    CancelReservation: () => {
      isChanged = true
      return answered({ errors: [changed] })
    },
  })
  await choose(dialog, 'Bastien Roy')
  await userEvent.click(await dialog.findByRole('button', { name: /^Annuler et recevoir 350.€$/ }))
  const again = await dialog.findByRole('button', { name: /^Annuler et recevoir 250.€$/ })
  expect(dialog.getByRole('alert').textContent).toMatch(/^Le montant vient de changer/)
  await userEvent.click(again)
  expect(sent('CancelReservation').map(({ quoteHash }) => quoteHash)).toEqual(['h1', 'h2'])
})

test.each<[string, object, RegExp]>([
  ['no refund', { refund: 0 }, /^Annuler sans remboursement$/],
  ['a debt', { refund: 0, balance: 400 }, /^Annuler et devoir 400.€$/],
])('names %s on its button', async (_case, part, name) => {
  const { dialog } = await open({
    PriceOfCancellation: ({ travellers }) => priced({ ...quote(travellers), ...part }),
  })
  await choose(dialog, 'Personne ne part')
  expect(await dialog.findByRole('button', { name })).toBeTruthy()
})

test('reports a price that could not be read, and reads it on request', async () => {
  const { dialog } = await open({ PriceOfCancellation: 'fails' })
  await choose(dialog, 'Ada Lovelace')
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Le montant n’a pas pu se calculer/)
  expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
})

test('leads to the phone where the price is refused', async () => {
  const { dialog } = await open({ PriceOfCancellation: () => priced(null) })
  await choose(dialog, 'Ada Lovelace')
  expect(await dialog.findByText(/ne se fait pas en ligne/)).toBeTruthy()
})

test.each<[string, Answers[string], RegExp]>([
  ['a connection that fails', 'fails', /^Nous n’avons pas eu de réponse/],
  ['a limit', 'limits', /^Trop de tentatives/],
  ['a session that ended', 'ends', /^Ta session a pris fin/],
  [
    'a reservation that is closed',
    () =>
      answered({ errors: [{ __typename: 'UserError', code: 'RESERVATION_CLOSED', message: 'Terminée.' }] }),
    /^Terminée\.$/,
  ],
])('reports %s and leaves the dialog open', async (_case, answer, message) => {
  const { dialog } = await open({ CancelReservation: answer })
  await choose(dialog, 'Ada Lovelace')
  await userEvent.click(await dialog.findByRole('button', { name: /^Annuler et recevoir/ }))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(message))
})

test('sends one request for two clicks', async () => {
  const { dialog, sent } = await open({})
  await choose(dialog, 'Ada Lovelace')
  const button = await dialog.findByRole('button', { name: /^Annuler et recevoir/ })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(sent('CancelReservation')).toHaveLength(1)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
