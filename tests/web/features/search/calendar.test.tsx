import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
// Compiled before the first test, which would wait for it.
import '#web/features/search/Calendar.tsx'
import { CalendarButton } from '#web/features/search/CalendarButton.tsx'
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
  const button = <CalendarButton state={{ ...emptySearch, ...state }} onChoose={onChoose} />
  const shown = stand(button, { answers })
  await userEvent.click(screen.getByRole('button', { name: 'Choisir sur le calendrier' }))
  await screen.findByRole('dialog')
  const filters = () =>
    shown.requested.filter(([each]) => each === 'SearchCount').map(([, { filter }]) => filter)
  return { ...shown, onChoose, filters }
}
const readMonth = (grid: HTMLElement) => grid.getAttribute('aria-label')
const dialog = () => within(screen.getByRole('dialog'))
const day = (name: RegExp) => dialog().getByRole('button', { name })
const press = async (name: RegExp) => userEvent.click(await dialog().findByRole('button', { name }))

test('shows two months of the year from today on, and no past day can be chosen', async () => {
  await open({}, { SearchCount: () => counted(40) })
  expect(dialog().getAllByRole('grid').map(readMonth)).toEqual(['mai 2027', 'juin 2027'])
  expect(day(/mois précédent$/).getAttribute('aria-disabled')).toBe('true')
  expect(day(/ 9 mai 2027/)).toHaveProperty('disabled', true)
  expect(day(/10 mai 2027/)).toHaveProperty('disabled', false)
})

test('ends a year later', async () => {
  await open({ start: '2028-05-14' }, { SearchCount: () => counted(40) })
  expect(dialog().getAllByRole('grid').map(readMonth)).toEqual(['avril 2028', 'mai 2028'])
  expect(day(/mois suivant$/).getAttribute('aria-disabled')).toBe('true')
  await press(/mois précédent$/)
  expect(dialog().getAllByRole('grid').map(readMonth)).toEqual(['mars 2028', 'avril 2028'])
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
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  // The rest of the search narrows the counts too.
  expect(filters()).toEqual([
    expect.objectContaining({ countries: ['NO'], startDate: null, endDate: null }),
    expect.objectContaining({ countries: ['NO'], startDate: '2027-05-14', endDate: null }),
    expect.objectContaining({ countries: ['NO'], startDate: '2027-05-14', endDate: '2027-05-20' }),
  ])
})

const departing = (...values: [value: string, count: number][]) => ({
  expeditions: {
    __typename: 'ExpeditionConnection',
    facets: [
      {
        __typename: 'Facet',
        values: values.map(([value, count]) => ({ __typename: 'FacetValue', value, count })),
      },
    ],
  },
})

test('tells the days with departures from those without, which may begin a period too', async () => {
  const { onChoose, requested } = await open(
    { countries: ['NO'], start: '2027-05-12' },
    { SearchCount: () => counted(40), DepartureDays: () => departing(['2027-05-14', 4], ['2027-06-01', 1]) },
  )
  expect(await dialog().findByRole('button', { name: / 14 mai 2027, 4.aventures partent$/ })).toBeTruthy()
  expect(day(/ 1 juin 2027, 1.aventure part$/)).toBeTruthy()
  expect(day(/ 10 mai 2027, aucun départ$/)).toHaveProperty('disabled', false)
  await userEvent.click(day(/ 20 mai 2027, aucun départ$/))
  await press(/^Voir 40.aventures$/)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ end: '2027-05-20' }))
  expect(requested.filter(([each]) => each === 'DepartureDays')).toEqual([
    [
      'DepartureDays',
      {
        filter: expect.objectContaining({ countries: ['NO'], startDate: null, endDate: null }),
        months: ['2027-05', '2027-06'],
      },
    ],
  ])
})

test('the next months are unmarked until their days are known, and read once', async () => {
  const answers: Answers = {
    SearchCount: () => counted(40),
    DepartureDays: () => departing(['2027-06-05', 2]),
  }
  const { requested } = await open({}, answers)
  const june = () => dialog().findByRole('button', { name: / 5 juin 2027, 2.aventures partent$/ })
  await june()
  delete answers['DepartureDays']
  await press(/mois suivant$/)
  expect(await june()).toBeTruthy()
  expect(day(/ 5 juillet 2027$/)).toBeTruthy()
  await press(/mois précédent$/)
  expect(day(/ 5 mai 2027$/)).toBeTruthy()
  expect(day(/ 15 mai 2027, aucun départ$/)).toBeTruthy()
  const months = requested.filter(([each]) => each === 'DepartureDays').map(([, each]) => each['months'])
  expect(months).toEqual([
    ['2027-05', '2027-06'],
    ['2027-06', '2027-07'],
  ])
})

test.each<[string, Answers[string]]>([
  [
    'that a service does not count',
    () => ({ expeditions: { __typename: 'ExpeditionConnection', facets: [] } }),
  ],
  ['that cannot be read', 'fails'],
])('days %s all look alike', async (_case, answer) => {
  const { requested } = await open({}, { SearchCount: () => counted(40), DepartureDays: answer })
  await waitFor(() => expect(requested.map(([each]) => each)).toContain('DepartureDays'))
  await dialog().findByRole('button', { name: /^Voir 40.aventures$/ })
  expect(day(/ 14 mai 2027$/)).toBeTruthy()
  expect(dialog().queryByRole('button', { name: /aucun départ$/ })).toBeNull()
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

test('opens at the chosen month, whose cell stands among the twelve of the year', async () => {
  const facets = [facet('months', '2027-09')]
  const { onChoose } = await open({ months: ['2027-09'] }, { SearchCount: () => counted(4, ...facets) })
  const months = within(await dialog().findByRole('group', { name: 'Mois de départ' }))
  expect(months.getAllByRole('checkbox')).toHaveLength(12)
  expect(months.getByRole('checkbox', { name: /^septembre 2027\s*4$/ })).toHaveProperty('checked', true)
  expect(months.getByRole('checkbox', { name: /^avril 2028/ })).toHaveProperty('disabled', true)
  expect(dialog().getAllByRole('grid').map(readMonth)).toEqual(['septembre 2027', 'octobre 2027'])
  await userEvent.click(months.getByRole('checkbox', { name: /^septembre 2027/ }))
  await press(/^Voir 4.aventures$/)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ months: [] }))
})

test('closing it chooses nothing', async () => {
  const { onChoose } = await open({}, { SearchCount: () => counted(40) })
  await userEvent.click(day(/14 mai 2027/))
  await press(/^Fermer$/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()
})
