import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { booked } from '#tests/web/reservations/reservation.ts'
import { stand } from '#tests/web/stand.tsx'
import { changeEffect, otherDates } from '#web/pages/account/change.rules.ts'
import { Page } from '#web/pages/account/ReservationPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const me = { __typename: 'User', id: '1' }
const line = (
  id: string,
  startDate: string,
  availableCount: number,
  status: 'OPEN' | 'CANCELED' = 'OPEN',
) => ({
  __typename: 'Departure' as const,
  id,
  startDate,
  endDate: startDate.replace(/\d\d$/, '28'),
  availableCount,
  isConfirmed: true,
  missingToConfirm: 0,
  price: 600,
  status,
})
const present = line('12', '2027-07-03', 8)
const august = line('13', '2027-08-02', 8)
const full = line('14', '2027-08-09', 0)
const oneLeft = line('15', '2027-08-16', 1)
const canceled = line('16', '2027-08-23', 8, 'CANCELED')

const listed = (departures: object[] | null) => ({
  expedition: { __typename: 'Expedition', id: '1', departures },
})
const quote = (part: object = {}) => ({
  __typename: 'ChangeQuote',
  hash: 'h1',
  fee: 100,
  difference: 200,
  refund: 0,
  balance: 1000,
  ...part,
})
const priced = (change: object | null) => ({ reservation: { __typename: 'Reservation', id: 'r7', change } })
const answered = (part: object) => ({
  changeDeparture: { __typename: 'ReservationPayload', reservation: null, errors: [], ...part },
})
const refused = (code: string, message = 'Non.') =>
  answered({ errors: [{ __typename: 'UserError', code, message }] })
const moved = { ...booked, departureId: '13', departureDate: '2027-08-02', departureEnd: '2027-08-28' }

async function open(answers: Answers = {}) {
  const shown = stand(<Page />, {
    at: '/my-expeditions/r7',
    route: '/my-expeditions/:id',
    isSignedIn: true,
    answers: {
      ReservationPage: () => ({ me, reservation: booked }),
      OtherDepartures: () => listed([present, august, full, oneLeft, canceled]),
      PriceOfChange: () => priced(quote()),
      ...answers,
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Changer de date' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer de date' }))
  const sent = (operation: string) =>
    shown.requested.filter(([each]) => each === operation).map(([, variables]) => variables)
  return { dialog, sent }
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog']
const chooseAugust = async (dialog: Dialog) => userEvent.click(await dialog.findByRole('radio'))
const confirm = (dialog: Dialog) => dialog.findByRole('button', { name: /^Changer (pour|et|sans)/ })

test('offers the other dates that have places for all', () => {
  const lines = [present, august, full, oneLeft, canceled]
  const datesFor = (travellerCount: number) =>
    otherDates(lines, { departureId: '12', travellerCount }).map(({ id }) => id)
  expect(datesFor(2)).toEqual(['13'])
  expect(datesFor(1)).toEqual(['13', '15'])
})

test.each<[string, Parameters<typeof changeEffect>[0], ReturnType<typeof changeEffect>]>([
  ['nothing', { fee: 0, difference: 0, refund: 0 }, { effect: 'SAME', amount: 0 }],
  ['a fee', { fee: 100, difference: 0, refund: 0 }, { effect: 'MORE', amount: 100 }],
  ['a fee and a difference', { fee: 100, difference: 94.5, refund: 0 }, { effect: 'MORE', amount: 194.5 }],
  ['a reduction of what is due', { fee: 0, difference: -200, refund: 0 }, { effect: 'LESS', amount: 200 }],
  ['money given back', { fee: 100, difference: -200, refund: 100 }, { effect: 'REFUND', amount: 100 }],
  [
    'a fee as high as the reduction',
    { fee: 100, difference: -100, refund: 0 },
    { effect: 'SAME', amount: 0 },
  ],
])('names %s on the button', (_name, change, expected) => {
  expect(changeEffect(change)).toEqual(expected)
})

test('shows the price line by line, and moves at this price', async () => {
  const { dialog, sent } = await open({ ChangeDeparture: () => answered({ reservation: moved }) })
  await chooseAugust(dialog)
  const button = await dialog.findByRole('button', { name: /^Changer pour 300.€ de plus$/ })
  const lines = dialog
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')])
  expect(lines).toEqual([
    ['Frais de changement', '100 €'],
    ['Différence de prix', '200 €'],
    ['Solde ensuite', '1 000 €'],
  ])
  await userEvent.click(button)
  const done = await screen.findByText(/^C’est fait.: tu pars /)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(sent('ChangeDeparture')).toEqual([{ reservationId: 'r7', departureId: '13', quoteHash: 'h1' }])
})

test('reports the refund of a lower price on its way', async () => {
  const { dialog } = await open({
    PriceOfChange: () => priced(quote({ fee: 0, difference: -150, refund: 150, balance: 0 })),
    ChangeDeparture: () => answered({ reservation: moved }),
  })
  await chooseAugust(dialog)
  await userEvent.click(await dialog.findByRole('button', { name: /^Changer et recevoir 150.€$/ }))
  expect(await screen.findByText(/Ton remboursement de 150.€ est en route/)).toBeTruthy()
})

test('shows the new price after QUOTE_CHANGED, and moves at it', async () => {
  let isChanged = false
  const { dialog, sent } = await open({
    PriceOfChange: () => priced(isChanged ? quote({ hash: 'h2', fee: 0, difference: 200 }) : quote()),
    ChangeDeparture: () => {
      isChanged = true
      return refused('QUOTE_CHANGED')
    },
  })
  await chooseAugust(dialog)
  await userEvent.click(await confirm(dialog))
  const again = await dialog.findByRole('button', { name: /^Changer pour 200.€ de plus$/ })
  expect(dialog.getByRole('alert').textContent).toMatch(/^Le prix vient de changer/)
  await userEvent.click(again)
  expect(sent('ChangeDeparture').map(({ quoteHash }) => quoteHash)).toEqual(['h1', 'h2'])
})

test.each(['INSUFFICIENT_PLACES', 'DEPARTURE_CLOSED'])('reads the dates again after %s', async (code) => {
  let isGone = false
  const { dialog } = await open({
    OtherDepartures: () => listed(isGone ? [present] : [present, august]),
    ChangeDeparture: () => {
      isGone = true
      return refused(code)
    },
  })
  await chooseAugust(dialog)
  await userEvent.click(await confirm(dialog))
  expect((await dialog.findByText(/^Ces places viennent de partir/)).getAttribute('role')).toBe('alert')
  expect(dialog.queryByRole('radio')).toBeNull()
  expect(dialog.getByText(/^Aucune autre date n’a assez de places/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: /^Appeler le/ }).getAttribute('href')).toMatch(/^tel:/)
})

test('leads to the phone where the change is refused', async () => {
  const { dialog } = await open({ PriceOfChange: () => priced(null) })
  await chooseAugust(dialog)
  expect(await dialog.findByText(/ne peut pas se choisir en ligne/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: /^Appeler le/ })).toBeTruthy()
})

test.each<[string, Answers, RegExp]>([
  ['dates that could not be read', { OtherDepartures: 'fails' }, /^Les autres dates n’ont pas pu se charger/],
  ['dates that the service lacks', { OtherDepartures: () => listed(null) }, /^Les autres dates/],
])('reports %s, and reads them on request', async (_name, answers, message) => {
  const { dialog } = await open(answers)
  expect((await dialog.findByRole('alert')).textContent).toMatch(message)
  expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
})

test.each<[string, Answers[string], RegExp]>([
  ['a connection that fails', 'fails', /^Nous n’avons pas eu de réponse/],
  ['a limit', 'limits', /^Trop de tentatives/],
  ['a session that ended', 'ends', /^Ta session a pris fin/],
  ['a day that has passed', () => refused('TOO_LATE', 'Trop tard.'), /^Trop tard\.$/],
])('reports %s and leaves the dialog open', async (_case, answer, message) => {
  const { dialog } = await open({ ChangeDeparture: answer })
  await chooseAugust(dialog)
  await userEvent.click(await confirm(dialog))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(message))
})

test('is absent from a reservation that is closed', async () => {
  stand(<Page />, {
    at: '/my-expeditions/r7',
    route: '/my-expeditions/:id',
    isSignedIn: true,
    answers: {
      ReservationPage: () => ({ me, reservation: { ...booked, status: 'CANCELED', cancellation: null } }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Prix et paiements' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Changer de date' })).toBeNull()
})
