import { expect, test } from 'vitest'
import {
  type Choice,
  countFree,
  countsFor,
  listChoices,
  readInput,
  readParisField,
  toFormField,
  toParisField,
  toRules,
} from '#web/agency/phone/phone.rules.ts'

const choice: Choice = {
  departureId: '12',
  count: 2,
  customer: null,
  isKnown: false,
  isTravelling: true,
  options: { gear: [1, 3], insurance: [] },
  discountCode: '',
  giftCardCode: '',
}
const typed: Record<string, string> = {
  'customer.firstName': ' Ana ',
  'customer.lastName': 'Le Goff',
  'customer.email': 'ana@example.test',
  'customer.phone': '06 12 34 56 78',
  'travellers.0.birthDate': '1990-05-04',
  'travellers.1.firstName': 'Léo',
  'travellers.1.lastName': 'Roux',
  'travellers.1.birthDate': '2015-02-03',
}
const read = (name: string) => typed[name] ?? ''

test.each([
  ['2027-03-12T09:00:00.000Z', '2027-03-12T10:00'],
  ['2027-07-01T09:00:00.000Z', '2027-07-01T11:00'],
  ['2027-12-31T23:30:00.000Z', '2028-01-01T00:30'],
])('shows %s by the clock in Paris, and reads it back', (instant, field) => {
  expect(toParisField(instant)).toBe(field)
  expect(readParisField(field)).toBe(instant)
})

test.each(['', 'demain', '2027-03-28T02:30'])('reads no instant in %j', (written) => {
  expect(readParisField(written)).toBeUndefined()
})

test('reads a new customer who leaves with another person', () => {
  expect(readInput(read, choice)).toEqual({
    departureId: '12',
    customer: { firstName: 'Ana', lastName: 'Le Goff', email: 'ana@example.test', phone: '06 12 34 56 78' },
    travellers: [
      { firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04' },
      { firstName: 'Léo', lastName: 'Roux', birthDate: '2015-02-03' },
    ],
    options: [{ code: 'gear', travellers: [1] }],
  })
})

test.each(['discountCode', 'giftCardCode'])('reads the %s as it is typed, applied or not', (field) => {
  const input = readInput((name) => (name === field ? ' train 20 ' : read(name)), choice)
  expect(input).toMatchObject({ [field]: 'train 20' })
})

test('reads a known customer, and the end of the option', () => {
  const customer = { id: 'c-1', firstName: 'Lou', lastName: null, isEmailConfirmed: true }
  const input = readInput((name) => (name === 'holdUntil' ? '2027-03-12T10:00' : read(name)), {
    ...choice,
    count: 1,
    isKnown: true,
    customer,
  })
  expect(input).toMatchObject({
    customerId: 'c-1',
    travellers: [{ firstName: 'Lou', lastName: '', birthDate: '1990-05-04' }],
    holdUntil: '2027-03-12T09:00:00.000Z',
  })
  expect(input).not.toHaveProperty('customer')
})

test('requires the fields that are shown, and no others', () => {
  const empty = (of: Choice) =>
    Object.entries(toRules(of)).flatMap(([name, rule]) => (rule('') ? [name] : []))
  expect(empty({ ...choice, count: 1 })).toEqual([
    'customer.firstName',
    'customer.lastName',
    'customer.email',
    'customer.phone',
    'travellers.0.birthDate',
  ])
  expect(empty({ ...choice, count: 1, isKnown: true, isTravelling: false })).toEqual([
    'travellers.0.firstName',
    'travellers.0.lastName',
    'travellers.0.birthDate',
  ])
})

test.each([
  ['travellers.0.firstName', {}, 'customer.firstName'],
  ['travellers.0.birthDate', {}, 'travellers.0.birthDate'],
  ['travellers.0.firstName', { isTravelling: false }, 'travellers.0.firstName'],
  ['travellers.1.firstName', {}, 'travellers.1.firstName'],
])('shows a refused %s at its field', (field, changes, expected) => {
  expect(toFormField({ field, message: 'Non' }, { ...choice, ...changes }).field).toBe(expected)
})

test('leaves options of a smaller party behind, and counts free places', () => {
  expect(listChoices({ gear: [1, 3], room: [3] }, 2)).toEqual([{ code: 'gear', travellers: [1] }])
  expect(countFree({ capacity: 10, bookedCount: 7, heldCount: 1 })).toBe(2)
})

test.each([
  [5, 1, 5],
  [30, 1, 20],
  [0, 1, 1],
  [2, 4, 4],
])('offers with %i free places and %i people chosen up to %i', (free, chosen, most) => {
  expect(countsFor(free, chosen).at(-1)).toBe(most)
})
