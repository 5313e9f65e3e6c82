import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { toDates } from '#web/features/search/bar/dates.ts'
import { Calendar } from '#web/features/search/Calendar.tsx'
import { areReversed, calendarMonths, monthsFrom, pickDay } from '#web/features/search/dates.rules.ts'
import { emptySearch } from '#web/features/search/searchState.ts'

test.each([
  ['', '', '2027-06-12', '2027-06-12', ''],
  ['2027-06-12', '', '2027-06-20', '2027-06-12', '2027-06-20'],
  ['2027-06-12', '', '2027-06-12', '2027-06-12', ''],
  ['2027-06-12', '', '2027-06-10', '2027-06-10', ''],
  ['2027-06-12', '2027-06-20', '2027-06-15', '2027-06-15', ''],
  ['', '2027-06-20', '2027-06-15', '2027-06-15', '2027-06-20'],
  ['', '2027-06-20', '2027-06-25', '2027-06-25', ''],
])('dates %s to %s become, by a click on %s, %s to %s', (start, end, day, nextStart, nextEnd) => {
  const next = pickDay({ start, end }, day)
  expect(next).toEqual({ start: nextStart, end: nextEnd })
  expect(areReversed(next)).toBe(false)
})

test('a year of months begins with the month of the day', () => {
  const months = monthsFrom('2027-11-25', 12)
  expect(months).toHaveLength(12)
  expect([months[0], months[1], months[2], months[11]]).toEqual(['2027-11', '2027-12', '2028-01', '2028-10'])
})

test.each([
  ['', 2, ['2027-05', '2027-06']],
  ['2027-09-14', 2, ['2027-09', '2027-10']],
  ['2027-09', 1, ['2027-09']],
  ['2026-01-01', 1, ['2027-05']],
  ['2028-05-14', 1, ['2028-05']],
  ['2028-05-14', 2, ['2028-04', '2028-05']],
  ['2031-01-01', 2, ['2028-04', '2028-05']],
])('on 10 May 2027 the calendar of « %s » has %i months: %j', (day, count, months) => {
  expect(calendarMonths(day, '2027-05-10', count)).toEqual(months)
})

test('a single day is written dd/mm/yyyy', () => {
  expect(toDates({ start: '2027-06-12', end: '2027-06-12' })).toBe('12/06/2027')
})

const count = () => ({ expeditions: { __typename: 'ExpeditionConnection', totalCount: 28, facets: [] } })

test('the calendar searches from the start alone, and refuses a return before it', async () => {
  const onChoose = vi.fn()
  const { requested } = stand(
    <Calendar
      state={{ ...emptySearch, start: '2027-06-12' }}
      onChoose={onChoose}
      onClose={() => undefined}
    />,
    { answers: { SearchCount: count } },
  )
  await screen.findByText(/Choisis ta date de retour/)
  const see = await screen.findByRole('button', { name: /Voir 28/, hidden: true })
  expect(requested.find(([each]) => each === 'SearchCount')?.[1]).toMatchObject({
    filter: { startDate: '2027-06-12', endDate: null },
  })
  fireEvent.change(screen.getByLabelText('Retour au plus tard le'), { target: { value: '2027-06-01' } })
  await screen.findByText('Le retour est avant le départ : change l’une des deux dates.')
  fireEvent.click(see)
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Retour au plus tard le'), { target: { value: '' } })
  fireEvent.click(await screen.findByRole('button', { name: /Voir 28/, hidden: true }))
  expect(onChoose).toHaveBeenCalledWith({
    start: '2027-06-12',
    end: '',
    days: '',
    months: [],
  })
})
