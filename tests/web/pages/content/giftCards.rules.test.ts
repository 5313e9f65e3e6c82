import { describe, expect, test } from 'vitest'
import { writtenCode } from '#schema/giftCard.ts'
import {
  computeAmount,
  type GiftOrder,
  isLongMessage,
  lastSendDay,
  listFaults,
  toOrder,
} from '#web/pages/content/giftCards.rules.ts'

const order: GiftOrder = {
  amount: '200',
  other: '',
  name: 'Inès',
  email: 'ines@example.test',
  message: '',
  sendOn: '',
}

describe('the amount', () => {
  test.each<[amount: string, other: string, euros: number | undefined]>([
    ['200', '', 200],
    ['50', '75', 50],
    ['', '30', 30],
    ['', '2000', 2000],
    ['', ' 150 € ', 150],
    ['', '29', undefined],
    ['', '2001', undefined],
    ['', '49,50', undefined],
    ['', '1e3', undefined],
    ['', '-50', undefined],
    ['', '', undefined],
  ])('chosen « %s », typed « %s », is %s', (amount, other, euros) => {
    expect(computeAmount({ amount, other })).toBe(euros)
  })
})

describe('faults', () => {
  const today = '2027-03-10'

  test.each<[change: Partial<GiftOrder>, faults: string[]]>([
    [{}, []],
    [{ amount: '', other: '20' }, ['amount']],
    [{ name: '   ' }, ['name']],
    [{ email: 'ines@' }, ['email']],
    [{ message: 'a'.repeat(501) }, ['message']],
    [{ sendOn: '2027-03-10' }, []],
    [{ sendOn: '2028-03-10' }, []],
    [{ sendOn: '2027-03-09' }, ['sendOn']],
    [{ sendOn: '2028-03-11' }, ['sendOn']],
    [{ name: '', email: '' }, ['name', 'email']],
  ])('with %o are %o', (change, faults) => {
    expect(listFaults({ ...order, ...change }, today)).toEqual(faults)
  })

  test('the last day is a year from today, in a leap year too', () => {
    expect([lastSendDay('2027-03-10'), lastSendDay('2028-02-29')]).toEqual(['2028-03-10', '2029-03-01'])
  })
})

test('a draft is read again, and anything else begins with an amount', () => {
  expect(toOrder(JSON.stringify(order))).toEqual(order)
  for (const broken of ['', '{', '{"amount":50}']) expect(toOrder(broken).amount).toBe('200')
})

test('a code is written in groups of four', () => {
  expect(writtenCode('EXP10RADEM0CARDC')).toBe('EXP1-0RAD-EM0C-ARDC')
})

test.each([
  ['Bon vent !', false],
  ['Bon vent,\net bon anniversaire !', false],
  ['a\nb\nc', true],
  ['a'.repeat(80), false],
  ['a'.repeat(81), true],
])('reports whether the card is too small for %j', (message, isLong) => {
  expect(isLongMessage(message)).toBe(isLong)
})
