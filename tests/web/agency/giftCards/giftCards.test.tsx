import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { Component as GiftCardsPage } from '#web/agency/giftCards/GiftCardsPage.tsx'
import { getFilter, listActions, nextYear } from '#web/agency/giftCards/giftCards.rules.ts'
import { Component as InvoicesPage } from '#web/agency/invoices/InvoicesPage.tsx'
import { readFilter } from '#web/agency/invoices/invoices.rules.ts'

test.each([
  ['q=a', {}],
  ['q=card&etat=BLOCKED&solde=oui', { query: 'card', state: 'BLOCKED', hasBalance: true }],
  ['etat=autre', {}],
])('reads the filter of gift cards %s', (address, filter) => {
  expect(getFilter(new URLSearchParams(address))).toEqual(filter)
})

test.each([
  ['document=avoir&du=2027-03-01&au=hier', { kind: 'CREDIT_NOTE', from: '2027-03-01' }],
  ['q=2027-000123&document=facture', { query: '2027-000123', kind: 'INVOICE' }],
])('reads the filter of documents %s', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter)
})

test.each([
  ['ACTIVE', '2029-03-10', ['resend', 'extend', 'block']],
  ['ACTIVE', null, ['resend', 'block']],
  ['EXPIRED', '2027-03-09', ['extend', 'block']],
  ['SPENT', '2029-03-10', []],
  ['BLOCKED', '2029-03-10', ['unblock']],
] as const)('offers the actions of a card %s until %s', (state, validUntil, actions) => {
  expect(listActions({ state, validUntil })).toEqual(actions)
})

test('proposes one more year', () => {
  expect([nextYear('2027-03-10'), nextYear('2028-02-29')]).toEqual(['2028-03-10', '2029-02-28'])
})

const card = (changes: object = {}) => ({
  __typename: 'AgencyGiftCard',
  id: 'a',
  codeEnd: 'CARD',
  state: 'ACTIVE',
  amountCents: 150_00,
  balanceCents: 80_00,
  createdAt: '2027-03-10T09:00:00.000Z',
  validUntil: '2029-03-10',
  buyerName: 'Zoé Roux',
  recipientName: 'Inès',
  recipientEmail: 'ines@exemple.test',
  sendOn: null,
  sentAt: '2027-03-10T09:00:00.000Z',
  ...changes,
})
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
const listOf = (nodes: object[]) => ({
  agency: {
    __typename: 'Agency',
    giftCards: { __typename: 'AgencyGiftCardConnection', nodes, pageInfo },
  },
})

/** The list with one card, and the variables that its changes are sent with. */
function list() {
  let stored = card()
  const sent: unknown[] = []
  const answer = (name: string, changes: object) => (variables: unknown) => {
    sent.push(variables)
    stored = card(changes)
    return { [name]: { __typename: 'AgencyGiftCardPayload', giftCard: stored, errors: [] } }
  }
  stand(<GiftCardsPage />, {
    answers: {
      AgencyMe: () => meWith(['MONEY', 'BOOKINGS']),
      AgencyGiftCards: () => listOf([stored]),
      ResendGiftCard: answer('agencyResendGiftCard', {}),
      ExtendGiftCard: answer('agencyExtendGiftCard', { validUntil: '2030-03-10' }),
      BlockGiftCard: answer('agencyBlockGiftCard', { state: 'BLOCKED' }),
    },
  })
  return sent
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('names the people and the days of a card, and sends it again', async () => {
  const sent = list()
  expect(await screen.findByText(/^80\s€ sur 150\s€$/)).toBeTruthy()
  const facts = /^De Zoé Roux pour Inès · Vendue le 10\/03\/2027 · Valable jusqu’au 10\/03\/2029 · Envoyée le/
  expect(screen.getByText(facts)).toBeTruthy()
  await press('Renvoyer la carte …CARD')
  expect(screen.getByText(/^Le code part à ines@exemple\.test/)).toBeTruthy()
  await press('Renvoyer la carte')
  expect(await screen.findByText('Carte renvoyée.')).toBeTruthy()
  expect(sent).toEqual([{ id: 'a' }])
})

test('extends a card, a year at first', async () => {
  const sent = list()
  await press('Prolonger la carte …CARD')
  await press('Prolonger la carte')
  expect(await screen.findByText(/Valable jusqu’au 10\/03\/2030/)).toBeTruthy()
  expect(sent).toEqual([{ id: 'a', validUntil: '2030-03-10' }])
})

test('blocks a card with a reason', async () => {
  const sent = list()
  await press('Bloquer la carte …CARD')
  await press('Bloquer la carte')
  expect(await screen.findByText('Écris le motif.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Motif, pour le journal'), 'Code publié')
  await press('Bloquer la carte')
  expect(await screen.findByRole('button', { name: 'Débloquer la carte …CARD' })).toBeTruthy()
  expect(sent).toEqual([{ id: 'a', blocked: true, reason: 'Code publié' }])
})

test('lists documents by number for money alone, without their bytes', async () => {
  const invoice = (id: string, kind: string, reservationId: string | null) => ({
    __typename: 'AgencyListedInvoice',
    id,
    number: `2027-00012${id}`,
    kind,
    issuedAt: '2027-03-10T09:00:00.000Z',
    totalCents: kind === 'INVOICE' ? 238_000 : -238_000,
    reservationId,
    reference: reservationId && 'EX-7K3Q9M',
    customerName: null,
  })
  const nodes = [invoice('4', 'CREDIT_NOTE', 'r'), invoice('3', 'INVOICE', null)]
  const invoices = { __typename: 'AgencyInvoiceConnection', nodes, pageInfo }
  const answers = { AgencyInvoices: () => ({ agency: { __typename: 'Agency', invoices } }) }
  const { unmount } = stand(<InvoicesPage />, { answers: { ...answers, AgencyMe: () => meWith(['MONEY']) } })
  expect(await screen.findByText('Avoir 2027-000124')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'EX-7K3Q9M' }).getAttribute('href')).toBe('/reservations/r')
  expect(screen.getByText(/^−2\s380\s€$|^-2\s380\s€$/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Télécharger/ })).toBeNull()
  unmount()
  stand(<InvoicesPage />, { answers: { ...answers, AgencyMe: () => meWith(['BOOKINGS', 'MONEY']) } })
  const link = await screen.findByRole('link', { name: 'Télécharger Facture 2027-000123' })
  expect(link.getAttribute('href')).toContain('3')
})

test('names the permission to staff without it', async () => {
  stand(<InvoicesPage />, { answers: { AgencyMe: () => meWith(['BOOKINGS']) } })
  expect(await screen.findByText(/^Il te faut l’accès «\sArgent\s»/)).toBeTruthy()
})
