import { expect, test } from 'vitest'
import { carriedBy, emptySearch, readSearch, writeSearch } from '#web/features/search/searchState.ts'
import { toPreset, toVariables } from '#web/features/search/searchVariables.ts'

const read = (query: string, preset = emptySearch) => readSearch(new URLSearchParams(query), preset)

test.each([
  ['', {}],
  ['q=+lofoten+&utm_source=mail', { q: 'lofoten' }],
  ['countries=fr,NO&countries=xyz', { countries: ['FR', 'NO'] }],
  ['countries=FR&countries=NO&countries=FR', { countries: ['FR', 'NO'] }],
  ['countries=FR,NO,IT,ES', { countries: ['FR', 'NO', 'IT'], isCut: true }],
  [
    'activity_types=a-pied&activities=trek,bivouac',
    { activityTypes: ['a-pied'], activities: ['trek', 'bivouac'] },
  ],
  ['activities=a,b,c,d,e,f,g,h,i,j,k', { activities: [...'abcdefghij'], isCut: true }],
  [
    'activity_types=x&activities=a,b,c,d,e,f,g,h,i,j',
    { activityTypes: ['x'], activities: [...'abcdefghi'], isCut: true },
  ],
  ['expedition_type=expedition,ballon', { types: ['expedition'] }],
  ['expedition_type=famille', { isFamily: true }],
  ['level=3,1,9', { levels: ['1', '3'] }],
  ['price=200-900', { price: '200-900' }],
  ['price=200&price=', { price: '200-' }],
  ['price=&price=', {}],
  ['price=cheap', {}],
  ['price=900-200', { price: '200-900' }],
  ['duration=4-6', { duration: '4-6' }],
  ['duration=long', {}],
  ['duration=10-4', { duration: '4-10' }],
  ['duration=4-', { duration: '4-' }],
  ['vacation=hiver&zone=B', { vacation: 'hiver', zone: 'B' }],
  ['vacation=carnaval&zone=B', {}],
  ['zone=B', {}],
  ['from=lyon&max_train_hours=5&sort=co2', { from: 'lyon', maxTrainHours: '5', sort: 'co2' }],
  ['max_train_hours=5&sort=co2', { maxTrainHours: '5' }],
  ['family_friendly=true&confirmed=1', { isFamily: true, isConfirmed: true }],
  ['month=2027-07,2027-06&month=2027-13', { months: ['2027-06', '2027-07'] }],
  ['days=weekend', { days: 'weekend' }],
  ['days=5', { days: '5' }],
  ['days=16', {}],
  ['days=toujours', {}],
  ['travelers=20', { travellers: '20' }],
  ['travelers=21', {}],
  ['travelers=0', {}],
  ['rating=4.5&eco=4', { rating: '4.5', eco: '4' }],
  ['rating=6&eco=9', {}],
  ['family_friendly=1&age=8', { isFamily: true, age: '8' }],
  ['family_friendly=1&age=17', { isFamily: true, age: '17' }],
  ['age=18', {}],
  ['travelers_count=2', { travellers: '2' }],
  ['leave_by=2027-08-31', { leaveBy: '2027-08-31' }],
  ['age=8', { age: '8' }],
  ['start=2027-06-01&end=bientot', { start: '2027-06-01' }],
  ['start=2027-06-01&end=2027-05-02', { start: '2027-05-02', end: '2027-06-01', areDatesSwapped: true }],
  ['start=2027-02-30&end=2027-13-01', {}],
  ['destination=lapland&region=laponie', { destination: 'lapland', region: 'laponie' }],
  ['view=map&bbox=-1.5,42,8,46.25', { view: 'map', bbox: '-1.5,42,8,46.25' }],
  ['view=list&bbox=1,2,3', {}],
  ['bbox=181,2,3,4', {}],
  ['bbox=1,50,3,40', {}],
  ['page=3&sort=-price', { page: 3, sort: '-price' }],
  ['page=0&sort=best', {}],
])('« %s »', (query, said) => {
  expect(read(query)).toEqual({ ...emptySearch, ...said })
})

test('serialises and parses in one order, without default values', () => {
  const query =
    'q=mer&family_friendly=true&age=8&vacation=ete&zone=A&region=corse&expedition_type=expedition&countries=FR,IT&activities=trek&start=2027-06-01&month=2027-06,2027-07&days=weekend&level=2,3&price=-900&rating=4.5&eco=4&confirmed=true&sort=price&page=2'
  expect(writeSearch(read(query))).toBe(query)
  expect(writeSearch(read('page=1&sort=recommended&price=&utm=1&q='))).toBe('')
})

const theme = toPreset({
  activities: ['raquettes'],
  countries: ['FI', 'SE'],
  region: null,
  type: 'SANS_LES_PARENTS',
  vacation: null,
  familyFriendly: true,
})

test.each([
  ['', theme],
  ['level=2', { ...theme, levels: ['2'] }],
  ['countries=', { ...theme, countries: [] }],
  ['countries=&countries=NO', { ...theme, countries: ['NO'] }],
  ['family_friendly=&expedition_type=', { ...theme, isFamily: false, types: [] }],
])('a theme with « %s » shows the differences', (query, state) => {
  expect(read(query, theme)).toEqual(state)
  expect(read(writeSearch(state, theme), theme)).toEqual(state)
})

test('the unchanged URL of a theme adds no parameters', () => {
  expect(writeSearch(theme, theme)).toBe('')
  expect(toPreset(null)).toEqual(emptySearch)
})

test('a form carries parameters without a field and clears those that the theme would restore', () => {
  const state = { ...theme, q: 'nord', countries: ['NO'], sort: 'price', page: 4 }
  expect(carriedBy(state, emptySearch, { only: ['q', 'sort'] })).toEqual([
    ['q', 'nord'],
    ['sort', 'price'],
  ])
  const sent = new URLSearchParams([...carriedBy(state, theme, { but: ['sort'] }), ['sort', 'rating']])
  expect(readSearch(sent, theme)).toEqual({ ...state, sort: 'rating', page: 1 })
})

test('the GraphQL variables contain only the selected filters', () => {
  const { filter, sort, page } = toVariables(
    read('countries=FR&price=200-&duration=4-6&bbox=1,2,3,4&sort=newest&page=2'),
  )
  expect(Object.entries(filter).filter(([, value]) => value !== null && `${value}` !== '')).toEqual([
    ['countries', ['FR']],
    ['minDays', 4],
    ['maxDays', 6],
    ['minPrice', 200],
    ['bounds', [1, 2, 3, 4]],
  ])
  expect([sort, page]).toEqual(['NEWEST', 2])
  expect(
    toVariables(read('month=2027-06&days=weekend&rating=4.5&eco=4&family_friendly=1&age=0')).filter,
  ).toMatchObject({ months: ['2027-06'], days: 'weekend', minRating: 4.5, minEcoRating: 4, childAge: 0 })
  expect(toVariables(read('expedition_type=en-base-camp')).filter.types).toEqual(['EN_BASE_CAMP'])
  expect(toVariables(emptySearch).sort).toBe('RECOMMENDED')
})
