import { expect, test } from 'vitest'
import { isRight, listFaults, readFields, toDraft, toInput } from '#web/agency/series/series.rules.ts'

const planned = {
  startDate: '2027-07-03',
  endDate: '2027-07-08',
  capacity: 8,
  groupMin: 4,
  priceCents: 890_00,
  guideClash: null,
}
const draft = toDraft(planned)

test('writes a planned row to its fields, and reads it back', () => {
  const { endDate: _, guideClash: __, ...input } = planned
  expect(toInput(draft)).toEqual(input)
})

test.each([
  [true, {}],
  [true, { groupMin: '8' }],
  [false, { groupMin: '9' }],
  [false, { capacity: '61' }],
  [false, { capacity: '' }],
  [false, { price: '890,5' }],
  [false, { price: '20001' }],
])('isRight is %s with %j', (expected, changes) => {
  expect(isRight({ ...draft, ...changes })).toBe(expected)
})

const fields = {
  expeditionId: '1',
  from: '2027-06-01',
  to: '2027-06-30',
  weekdays: [6],
  everyWeeks: 1,
  excluded: ['2027-06-12'],
}

test.each([
  [[], {}],
  [['expeditionId'], { expeditionId: '' }],
  [['from', 'to'], { from: '', to: '' }],
  [['to'], { to: '2027-05-31' }],
  [['weekdays'], { weekdays: [] }],
])('finds the faults %j of %j', (faults, changes) => {
  expect(Object.keys(listFaults({ ...fields, ...changes }))).toEqual(faults)
})

test('reads the form of a series', () => {
  const form = new FormData()
  const entries = [
    ['aventure', '1'],
    ['from', '2027-06-01'],
    ['to', '2027-06-30'],
    ['weekdays', '6'],
    ['everyWeeks', '1'],
    ['excluded', '2027-06-12'],
  ]
  for (const [name = '', value = ''] of entries) form.append(name, value)
  expect(readFields(form)).toEqual(fields)
})
