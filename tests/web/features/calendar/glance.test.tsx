import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { YearGlance } from '#web/features/calendar/YearGlance.tsx'

const trip = {
  slug: 'vanoise',
  name: 'Vanoise',
  to: '/expeditions/vanoise',
  departures: [
    departure({ id: '1', startDate: '2027-07-05', availableCount: 2 }),
    departure({ id: '2', startDate: '2027-07-09', availableCount: 3, status: 'OPEN' }),
    departure({ id: '3', startDate: '2028-01-01', availableCount: 0, status: 'FULL' }),
  ],
}
const names = () =>
  [...document.querySelectorAll('[role=gridcell][aria-label]')].map((cell) =>
    cell.getAttribute('aria-label')?.replaceAll('\u00a0', ' '),
  )

test('shows the year of a trip from its first departure, in two halves of 26 weeks', () => {
  stand(<YearGlance trips={[trip]} isHalved />)
  const grids = screen.getAllByRole('grid')
  expect(grids.map((grid) => grid.querySelectorAll('[role=gridcell]').length)).toEqual([26, 26])
  expect(names()).toEqual([
    'Vanoise, semaine du 3 juillet 2027 : 2 départs, confirmé, 5 places',
    'Vanoise, semaine du 1er janvier 2028 : complet',
  ])
  const list = screen.getByText('Voir en liste').closest('details')
  expect(
    [...(list?.querySelectorAll('li li') ?? [])].map((line) => line.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(names().map((name) => name?.replace('Vanoise, s', 'S')))
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'juillet – décembre',
    'janvier – juin',
  ])
})

test('says that a half without departures has none', () => {
  const departures = trip.departures.slice(0, 2)
  stand(<YearGlance trips={[{ ...trip, departures }]} isHalved />)
  expect(screen.getAllByRole('grid')).toHaveLength(1)
  expect(screen.getByText('Aucun départ, janvier – juin.')).toBeTruthy()
})

const summer = {
  departureCalendar: {
    __typename: 'DepartureCalendar' as const,
    holidays: [
      {
        __typename: 'HolidayWeek' as const,
        week: '2027-07-03',
        zones: ['A', 'B', 'C'],
        label: 'Vacances d’été',
      },
    ],
  },
}

test('names the holidays of a week once the grid is touched', async () => {
  const { requested } = stand(<YearGlance trips={[trip]} isHalved />, {
    answers: { YearHolidays: () => summer },
  })
  expect(requested).toEqual([])
  act(() => document.querySelector<HTMLElement>('[role=gridcell]')?.focus())
  await vi.waitFor(() =>
    expect(names()[0]).toBe(
      'Vanoise, semaine du 3 juillet 2027 : 2 départs, confirmé, 5 places, vacances d’été zones A, B et C',
    ),
  )
  expect(requested).toEqual([['YearHolidays', { week: '2027-07-03' }]])
})

test('keeps its names where the holidays cannot be read', async () => {
  const { requested } = stand(<YearGlance trips={[trip]} />, { answers: { YearHolidays: 'fails' } })
  await vi.waitFor(() => expect(requested).toHaveLength(1))
  expect(names()).toContain('Vanoise, semaine du 3 juillet 2027 : 2 départs, confirmé, 5 places')
})

test('chooses the departure of a cell', async () => {
  const onBook = vi.fn()
  stand(<YearGlance trips={[trip]} onBook={onBook} isHalved />, { answers: { YearHolidays: () => summer } })
  const cell = document.querySelector<HTMLElement>('[role=gridcell][aria-label]')
  cell?.focus()
  await userEvent.keyboard('{Enter}')
  const popover = await screen.findByRole('dialog', { hidden: true })
  const links = within(popover).getAllByRole('link', { hidden: true, name: 'Réserver' })
  expect(links).toHaveLength(2)
  if (links[1]) await userEvent.click(links[1])
  expect(onBook).toHaveBeenCalledWith('2')
})

test('has a row for each of several trips', () => {
  const other = { ...trip, slug: 'gr20', name: 'GR20', departures: [departure({ startDate: '2027-08-01' })] }
  stand(<YearGlance trips={[trip, other]} />, { answers: { YearHolidays: () => summer } })
  expect(screen.getAllByRole('gridcell')).toHaveLength(104)
  expect(names()).toContain('GR20, semaine du 31 juillet 2027 : confirmé, 4 places')
})
