import { expect, test } from 'vitest'
import { listDays, periodOfCalendar, periodOfCheck } from '#api/modules/octo/period.domain.ts'

const id = '2027-07-03T00:00:00+02:00'
const other = '2027-11-02T00:00:00+01:00'

test.each([
  [{}, 'noDates'],
  [{ localDate: '2027-07-03' }, { from: '2027-07-03', to: '2027-07-03' }],
  [
    { localDateStart: '2027-07-03', localDateEnd: '2027-07-31' },
    { from: '2027-07-03', to: '2027-07-31' },
  ],
  [
    { localDateStart: '2027-07-03', localDateEnd: '2027-07-03' },
    { from: '2027-07-03', to: '2027-07-03' },
  ],
  [{ localDateStart: '2027-07-03' }, 'halfPeriod'],
  [{ localDateEnd: '2027-07-03' }, 'halfPeriod'],
  [{ localDate: '2027-07-03', localDateStart: '2027-07-03' }, 'mixedDates'],
  [{ localDate: '2027-07-03', availabilityIds: [id] }, 'mixedDates'],
  [{ localDateStart: '2027-07-03', localDateEnd: '2027-07-31', availabilityIds: [id] }, 'mixedDates'],
  [{ localDate: '' }, 'unreadableDate'],
  [{ localDate: '3 July' }, 'unreadableDate'],
  [{ localDateStart: '2027-02-30', localDateEnd: '2027-07-31' }, 'unreadableDate'],
  [{ localDateStart: '2027-07-04', localDateEnd: '2027-07-03' }, 'endBeforeStart'],
  [
    { localDateStart: '2027-07-03', localDateEnd: '2028-07-03' },
    { from: '2027-07-03', to: '2028-07-03' },
  ],
  [{ localDateStart: '2027-07-03', localDateEnd: '2028-07-04' }, 'longPeriod'],
  [
    { availabilityIds: [other, id, id] },
    { from: '2027-07-03', to: '2027-11-02', only: ['2027-07-03', '2027-11-02'] },
  ],
  [{ availabilityIds: ['x'] }, { from: '', to: '', only: [] }],
])('the check reads %j', (dates, expected) => {
  expect(periodOfCheck(dates)).toEqual(expected)
})

test.each([
  [{}, 'noDates'],
  [{ localDate: '2027-07-03' }, 'noDates'],
  [{ localDateStart: '2027-07-03' }, 'halfPeriod'],
  [
    { localDateStart: '2027-07-03', localDateEnd: '2027-07-05' },
    { from: '2027-07-03', to: '2027-07-05' },
  ],
])('the calendar reads %j', (dates, expected) => {
  expect(periodOfCalendar(dates)).toEqual(expected)
})

test('a period has each of its days, over a change of clocks', () => {
  expect(listDays({ from: '2027-03-27', to: '2027-03-30' })).toEqual([
    '2027-03-27',
    '2027-03-28',
    '2027-03-29',
    '2027-03-30',
  ])
})
