// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
// Compiled before the first test, which would wait for it.
import '#web/features/search/Calendar.tsx'
import { CalendarButton } from '#web/features/search/bar/CalendarButton.tsx'
import { emptySearch, type SearchState } from '#web/features/search/searchState.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-10T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const facet = (name: string, value: string) => ({
  __typename: 'Facet',
  name,
  values: [{ __typename: 'FacetValue', value, count: 4 }],
})
const counted = (totalCount: number, ...facets: object[]) => ({
  expeditions: { __typename: 'ExpeditionConnection', totalCount, facets },
})

/** Opens the calendar of a search. */
async function open(state: Partial<SearchState>, answers: Answers) {
  const onChoose = vi.fn()
  const button = (
    <CalendarButton
      label="Choisir mes dates"
      className=""
      state={{ ...emptySearch, ...state }}
      onChoose={onChoose}
    />
  )
  const shown = stand(button, { answers })
  await userEvent.click(screen.getByRole('button', { name: 'Choisir mes dates' }))
  await screen.findByRole('dialog')
  const filters = () =>
    shown.requested.filter(([each]) => each === 'SearchCount').map(([, { filter }]) => filter)
  return { ...shown, onChoose, filters }
}
const dialog = () => within(screen.getByRole('dialog'))
const day = (name: RegExp) => dialog().getByRole('button', { name })
const press = async (name: RegExp) => userEvent.click(await dialog().findByRole('button', { name }))

test('shows a year from today on, and no past day can be chosen', async () => {
  await open({}, { SearchCount: () => counted(40) })
  expect(dialog().getAllByRole('grid')).toHaveLength(12)
  expect(day(/ 9 mai 2027/)).toHaveProperty('disabled', true)
  expect(day(/10 mai 2027/)).toHaveProperty('disabled', false)
})

test('two days are a range, counted after each, and the button applies it', async () => {
  const { onChoose, filters } = await open(
    { countries: ['NO'] },
    { SearchCount: ({ filter }) => counted(JSON.stringify(filter).includes('2027-05-20') ? 3 : 12) },
  )
  await userEvent.click(day(/14 mai 2027/))
  expect(dialog().getByText(/^Choisis ta date de retour/)).toBeTruthy()
  await userEvent.click(day(/20 mai 2027/))
  expect(dialog().queryByText(/^Choisis ta date de retour/)).toBeNull()
  await press(/^Voir 3.aventures$/)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({
    start: '2027-05-14',
    end: '2027-05-20',
    days: '',
    months: [],
    travellers: '',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  // The rest of the search narrows the counts too.
  expect(filters()).toEqual([
    expect.objectContaining({ countries: ['NO'], startDate: null, endDate: null }),
    expect.objectContaining({ countries: ['NO'], startDate: '2027-05-14', endDate: null }),
    expect.objectContaining({ countries: ['NO'], startDate: '2027-05-14', endDate: '2027-05-20' }),
  ])
})

test('the arrow keys move through the days, and Enter chooses one', async () => {
  await open({}, { SearchCount: () => counted(40) })
  day(/14 mai 2027/).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(dialog().getByLabelText('Départ à partir du')).toHaveProperty('value', '2027-05-22')
})

test('counts that cannot be read leave the choice', async () => {
  const { onChoose, filters } = await open({ start: '2027-05-14' }, { SearchCount: 'fails' })
  await waitFor(() => expect(filters()).toHaveLength(1))
  await press(/^Voir les aventures$/)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ start: '2027-05-14' }))
})

test('flexible dates drop days, length and months together', async () => {
  const facets = [facet('days', 'weekend'), facet('months', '2027-06')]
  const { onChoose } = await open(
    { start: '2027-05-14', days: 'weekend', months: ['2027-06'] },
    { SearchCount: () => counted(40, ...facets) },
  )
  expect(await dialog().findByRole('radio', { name: /^Un week-end/ })).toHaveProperty('checked', true)
  await press(/^Dates flexibles$/)
  expect(dialog().getByRole('radio', { name: /^Un week-end/ })).toHaveProperty('checked', false)
  await press(/^Voir 40.aventures$/)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({
    start: '',
    end: '',
    days: '',
    months: [],
    travellers: '',
  })
})

test('a chip does not disappear while the next counts are on their way', async () => {
  const answers: Answers = {
    SearchCount: () => counted(40, facet('days', 'weekend'), facet('months', '2027-06')),
  }
  const { filters } = await open({}, answers)
  const june = await dialog().findByRole('checkbox', { name: /^juin 2027/ })
  delete answers.SearchCount
  await userEvent.click(dialog().getByRole('radio', { name: /^Un week-end/ }))
  await waitFor(() => expect(filters()).toHaveLength(2))
  expect(june.isConnected).toBe(true)
  expect(dialog().getByRole('button', { name: 'Voir les aventures' })).toBeTruthy()
})

test('closing it chooses nothing', async () => {
  const { onChoose } = await open({}, { SearchCount: () => counted(40) })
  await userEvent.click(day(/14 mai 2027/))
  await press(/^Fermer$/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()
})
