import { expect, test } from 'vitest'
import { describeDates, toDates } from '#web/features/search/bar/dates.ts'
import { toPart, toPath } from '#web/features/search/bar/suggestions.rules.ts'
import { broaderSearches, broaderVariables } from '#web/features/search/broaderSearches.rules.ts'
import { listChoices, toDuration, toPrice } from '#web/features/search/choices.ts'
import { listPages, toFirstPage } from '#web/features/search/pages.rules.ts'
import { offered } from '#web/features/search/panel.tsx'
import { emptySearch, readSearch } from '#web/features/search/searchState.ts'
import { dayText, toDay } from '#web/lib/format/calendarDays.ts'
import { hasWord } from '#web/lib/format/fold.ts'
import type { SuggestionKind } from '#web/lib/graph/graph.generated.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

test.each([
  ['Norvège', 'norvege', true],
  ['Norvège', 'VÈG', false],
  ['Royaume-Uni', 'uni', true],
  ['Îles Féroé', 'iles fe', true],
  ['Suède', ' ', true],
])('« %s » is found by « %s »: %s', (label, typed, isFound) => {
  expect(hasWord(label, typed)).toBe(isFound)
})

test('omits values without results unless they are selected', () => {
  const facets = [{ name: 'levels', values: [{ value: '2', count: 4 }] }]
  expect(offered([{ value: '1' }, { value: '2' }, { value: '3' }], facets, 'levels', ['3'])).toEqual([
    { value: '2', count: 4, isChosen: false },
    { value: '3', count: 0, isChosen: true },
  ])
  expect(offered([{ value: '1' }], [], 'levels', [])).toEqual([])
})

test.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
  [3, 2, [1, 2]],
])('on page %s of %s: links to %j', (page, last, pages) => {
  expect(listPages(page, last)).toEqual(pages)
})

test.each([
  [null, 3, 3],
  [{ firstPage: 1 }, 3, 1],
  [{ firstPage: 4 }, 3, 3],
  [{ firstPage: 'x' }, 3, 3],
  [{ firstPage: 1 }, 30, 21],
  ['firstPage', 2, 2],
])('with %j in the history, page %s begins at %s', (state, page, first) => {
  expect(toFirstPage(state, page)).toBe(first)
})

test('each filter has a label and the search without it', () => {
  const state = read(
    'q=mer&destination=lapland&expedition_type=expedition&countries=NO,FI&level=3&start=2027-07-03&end=2027-07-09&vacation=ete&zone=A&duration=4-6&price=-900&family_friendly=true&confirmed=true&from=lyon&max_train_hours=5&page=2',
  )
  const choices = listChoices(state, null)
  expect(choices.map(({ label }) => label)).toEqual([
    '«\u00a0mer\u00a0»',
    'Laponie',
    'Adultes',
    'NO',
    'FI',
    'Niveau 3/5',
    'Du 3\u00a0juil. au 9\u00a0juil. 2027',
    'ete, zone A',
    '4 à 6 jours',
    '900\u00a0€ au plus',
    'En famille',
    'Départ confirmé',
    '5\u00a0h de train au plus depuis lyon',
  ])
  expect(choices.find(({ key }) => key === 'countries:NO')?.without).toEqual({
    ...state,
    page: 1,
    countries: ['FI'],
  })
  expect(listChoices(emptySearch, null)).toEqual([])
})

test.each([
  [toDates({ start: '2027-07-01', end: '' }), 'À partir du 01/07/2027'],
  [toDates({ start: '', end: '2027-07-09' }), 'Jusqu’au 09/07/2027'],
  [toDuration('7-'), '7 jours au moins'],
  [toDuration('-3'), '3 jours au plus'],
  [toPrice('200-900'), 'De 200\u00a0€ à 900\u00a0€'],
  [toPrice('200-'), '200\u00a0€ au moins'],
])('%s', (reported, expected) => {
  expect(reported).toBe(expected)
})

test('an empty result sends one request for at most six filters and offers the best three to remove', () => {
  expect(broaderVariables([])).toBeUndefined()
  const choices = listChoices(read('countries=NO,FI&level=1,2,3&family_friendly=true&confirmed=true'), null)
  const variables = broaderVariables(choices)
  expect(Object.keys(variables ?? {})).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(variables?.a.countries).toEqual(['FI'])
  const counts = {
    a: { totalCount: 2 },
    b: { totalCount: 0 },
    c: null,
    d: { totalCount: 9 },
    e: { totalCount: 1 },
  }
  const found = broaderSearches(choices, { ...counts, f: { totalCount: 3 } })
  expect(found.map(({ choice, count }) => [choice.key, count])).toEqual([
    ['levels:2', 9],
    ['isFamily', 3],
    ['countries:NO', 2],
  ])
})

test('a single filter fills the request alone', () => {
  const [choice] = listChoices(read('level=5'), null)
  const variables = broaderVariables(choice ? [choice] : [])
  expect(variables?.f).toEqual(variables?.a)
})

const suggestion = (kind: SuggestionKind, value: string) => ({ kind, value, label: 'Son nom' })

test.each([
  [suggestion('COUNTRY', 'NO'), { q: '', countries: ['FR', 'NO'] }],
  [suggestion('COUNTRY', 'FR'), { q: '', countries: ['FR'] }],
  [suggestion('REGION', 'corse'), { q: '', region: 'corse' }],
  [suggestion('ACTIVITY', 'trek'), { q: '', activities: ['trek'] }],
  [suggestion('GUIDE', 'nora'), { q: 'Son nom' }],
])('%j adds to a search', (picked, part) => {
  expect(toPart(picked, read('countries=FR'))).toEqual(part)
  expect(toPath(picked)).toBeUndefined()
})

test('a fourth country replaces the first one selected, and a trip suggestion navigates to its page', () => {
  expect(toPart(suggestion('COUNTRY', 'NO'), read('countries=FR,IT,ES')).countries).toEqual([
    'IT',
    'ES',
    'NO',
  ])
  expect(toPath(suggestion('EXPEDITION', 'gr20'))).toBe('/expeditions/gr20')
})

test.each(['2027-03-28', '2026-12-31', '2028-02-29'])('%s is the same day in the calendar', (text) => {
  const day = toDay(text)
  expect(day && dayText(day)).toBe(text)
})

test.each(['', '2027-02-30', 'demain'])('« %s » is no day', (text) => {
  expect(toDay(text)).toBeUndefined()
})

test('flexible dates, ratings and the age of a child have labels and are removed with their parent filter', () => {
  const state = read('month=2027-06,2027-07&days=5&rating=4.5&eco=5&family_friendly=1&age=8')
  const choices = listChoices(state, null)
  expect(choices.map(({ label }) => label)).toEqual([
    'juin 2027',
    'juillet 2027',
    '5\u00a0jours',
    'En famille',
    'Enfant de 8\u00a0ans',
    'Avis\u00a0: 4,5 et plus',
    'Impact sur place\u00a0: 5/5',
  ])
  const without = (key: string) => choices.find((choice) => choice.key === key)?.without
  expect(without('isFamily')).toMatchObject({ isFamily: false, age: '8' })
  expect(without('months:2027-06')).toMatchObject({ months: ['2027-07'] })
})

test.each([
  ['', ''],
  ['start=2027-07-03&end=2027-07-09', 'Du 3\u00a0juil. au 9\u00a0juil. 2027'],
  ['days=weekend&month=2027-06', 'Un week-end · juin 2027'],
  ['days=5', '5\u00a0jours'],
  ['travelers=1', ''],
  ['month=2027-06&travelers_count=4', 'juin 2027'],
  [
    'start=2027-05-03&days=3&month=2027-06,2027-07',
    'À partir du 03/05/2027 · 3\u00a0jours · juin 2027 · juillet 2027',
  ],
])('labels the departure period « %s » as « %s »', (query, text) => {
  expect(describeDates(read(query))).toBe(text)
})
