import { expect, test } from 'vitest'
import { toInstalments } from '#gateway/graph/cart/instalments.model.ts'
import { toQuote } from '#gateway/graph/cart/quote.model.ts'
import { toAccount } from '#gateway/graph/reservations/account.model.ts'

const part = { due_on: '2027-04-21', amount_cents: 833_00 }

test('reads the parts of a quote, and those of a reservation with their states', () => {
  const toCome = { dueOn: '2027-04-21', amount: 833, state: 'TO_COME', retryOn: null }
  expect(toInstalments([part])).toEqual([toCome])
  const late = { ...part, state: 'late', retry_on: '2027-04-24' }
  const read = toAccount({ instalments: [late, { ...part, state: 'paid', retry_on: null }] })?.instalments
  expect(read).toEqual([
    { ...toCome, state: 'LATE', retryOn: '2027-04-24' },
    { ...toCome, state: 'PAID' },
  ])
})

test.each([
  ['without a day', { amount_cents: 100 }],
  ['in a state of a later version', { ...part, state: 'frozen' }],
])('leaves out a part %s', (_case, item) => {
  expect(toInstalments([item])).toEqual([])
})

test('has none for a service without instalments', () => {
  expect(toAccount({ payments: [] })?.instalments).toBeNull()
})

test('offers the plan where its days are known only', () => {
  const quote = { hash: 'h1', plans: ['deposit', 'full', 'instalments', 'later'] }
  expect(toQuote(quote)?.plans).toEqual(['DEPOSIT', 'FULL'])
  expect(toQuote({ ...quote, instalments: [part] })?.plans).toEqual(['DEPOSIT', 'FULL', 'INSTALMENTS'])
})
