import { expect, test } from 'vitest'
import {
  dueText,
  getFilter,
  nextSentence,
  readSort,
  readView,
  splitLines,
  toPayment,
} from '#web/agency/reservations/reservations.rules.ts'

const customer = '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'

test.each([
  ['', {}],
  ['q= martin ', { query: 'martin' }],
  ['q=m', {}],
  ['aventure=12&depart=4', { expeditionId: '12', departureId: '4' }],
  [`client=${customer}`, { customerId: customer }],
  ['client=me&aventure=x&depart=0', {}],
  ['du=2027-07-01&au=2027-07-31', { leavingFrom: '2027-07-01', leavingTo: '2027-07-31' }],
  ['periode=reservation&du=2027-03-01&au=2027-03-31', { bookedFrom: '2027-03-01', bookedTo: '2027-03-31' }],
  ['periode=annulation&du=2027-03-01', { canceledFrom: '2027-03-01' }],
  ['periode=annulation&au=2027-03-31', { canceledTo: '2027-03-31' }],
  ['du=hier', {}],
  [
    'etat=OPTION&paiement=OVERDUE&origine=PHONE',
    { states: ['OPTION'], payments: ['OVERDUE'], sources: ['PHONE'] },
  ],
  ['etat=LOST&paiement=toString&origine=MOON', {}],
  ['dossiers=incomplets', { incomplete: true }],
  ['vue=suivre', { followUp: true }],
  ['vue=soldes', { owing: true }],
  ['vue=soldes&paiement=OVERDUE', { owing: true, payments: ['OVERDUE'] }],
  ['vue=options', { states: ['OPTION'] }],
  ['vue=autre', {}],
])('reads the filter of ?%s', (query, filter) => {
  expect(getFilter(new URLSearchParams(query))).toEqual(filter)
})

test('reads the order and the view of an address', () => {
  expect(readSort(new URLSearchParams('ordre=departs'))).toBe('LEAVING')
  expect(readSort(new URLSearchParams('ordre=autre'))).toBe('NEWEST')
  expect(readView(new URLSearchParams('vue=soldes'))).toBe('soldes')
  expect(readView(new URLSearchParams())).toBeUndefined()
})

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [{ dueCents: 0, dueOn: null }, '–'],
  [{ dueCents: 700_00, dueOn: '2027-06-05' }, '700 € au 05/06/2027'],
  [{ dueCents: 700_50, dueOn: null }, '700,50 €'],
])('writes what is due of %o', (due, text) => {
  expect(plain(dueText(due))).toBe(text)
})

const facts = {
  nextAction: null,
  state: 'BOOKED',
  holdUntil: null,
  refundDueCents: 0,
  dueCents: 700_00,
  dueOn: '2027-06-05',
  completeness: 42,
} as const

test.each([
  [{}, undefined],
  [{ nextAction: 'REFUND', refundDueCents: 50_00 } as const, 'Rembourser 50 € au client.'],
  [{ nextAction: 'BALANCE' } as const, 'Relancer : 700 € étaient à payer le 5 juin 2027.'],
  [{ nextAction: 'TRAVELLERS' } as const, 'Compléter les dossiers des voyageurs : 42 % sont remplis.'],
  [{ state: 'OPTION', holdUntil: '2027-03-12T09:00:00.000Z' } as const, /^L’option finit le 12\/03\/2027/],
])('names the next action of %o', (changes, sentence) => {
  const written = plain(nextSentence({ ...facts, ...changes }))
  if (sentence instanceof RegExp) expect(written).toMatch(sentence)
  else expect(written).toBe(sentence)
})

test.each([
  ['SITE', 'PAID', 'Payée'],
  ['RESELLER', 'PAID', 'Sur facture'],
  ['RESELLER', 'REFUND_DUE', 'À rembourser'],
  ['IMPORT', 'NONE', 'Rien payé'],
] as const)('says of a reservation from %s that is %s « %s »', (source, payment, label) => {
  expect(toPayment({ source, payment }).label).toBe(label)
})

test.each([
  ['no line', [], 1_000, 0],
  ['no gift card', [1_000, 200], 1_200, 0],
  ['a discount', [1_000, -100], 900, 0],
  ['a gift card that pays all', [1_000, -1_000], 1_000, 1],
  ['a discount of all', [1_000, -1_000], 0, 0],
  ['two gift cards after a discount', [1_000, -100, -300, -200], 900, 2],
  ['lines that do not add up', [1_000], 900, 0],
])('puts the gift cards of %s after the total', (_case, amounts, total, cards) => {
  const { sold, paid } = splitLines(
    amounts.map((amountCents) => ({ amountCents })),
    total,
  )
  expect([sold.length, paid.length]).toEqual([amounts.length - cards, cards])
})
