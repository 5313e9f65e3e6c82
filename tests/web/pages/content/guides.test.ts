import { describe, expect, test } from 'vitest'
import {
  languageName,
  ledNext,
  listChoices,
  listGuides,
  selectShown,
  toRating,
} from '#web/pages/content/guides.rules.ts'
import { toGround } from '#web/ui/guide/ground.rules.ts'

const trek = { slug: 'trek', name: 'Trek' }
const ski = { slug: 'ski', name: 'Ski' }
const expedition = (
  region: string,
  activities: { slug: string; name: string }[],
  id?: string,
  fields = {},
) => ({
  region,
  regionSlug: region.toLowerCase(),
  activities,
  averageRating: 4,
  reviewCount: 1,
  guide: id ? { id } : null,
  ...fields,
})
const jura = { slug: 'jura', name: 'Jura' }
const corse = { slug: 'corse', name: 'Corse' }
const all = listGuides([
  expedition('Jura', [trek], '1'),
  expedition('Vosges', [trek]),
  expedition('Corse', [trek], '2', { reviewCount: 0 }),
  expedition('Jura', [ski, trek], '1'),
])

test.each([
  ['Moniteur de kayak de mer (DEJEPS)', 'water'],
  ['Monitrice de surf (BPJEPS), professeure de yoga', 'water'],
  ['Moniteur de canoë-kayak, instructeur bushcraft', 'water'],
  ['Guide de haute montagne (UIAGM)', 'snow'],
  ['Gorski vodnik (UIAGM)', 'snow'],
  ['Musher, accompagnateur en montagne', 'snow'],
  ['Eräopas, guide nature diplômé', 'snow'],
  ['Moniteur de spéléologie et de canyoning (DEJEPS)', 'rock'],
  ['Guía de barrancos et de montagne (TD2)', 'rock'],
  ['Accompagnatrice de moyenne montagne et volcanologue', 'rock'],
  ['Accompagnatrice en montagne (DEAMM)', 'rock'],
  ['Fjellfører, cheffe de trek', 'rock'],
  ['Accompagnatrice en montagne, instructrice bushcraft', 'forest'],
  ['Monitrice de cyclisme (BPJEPS)', 'forest'],
  [null, 'forest'],
])('a guide with the diploma « %s » stands on %s', (diploma, ground) => {
  expect(toGround({ diploma, bio: null })).toBe(ground)
  expect(toGround({ diploma, bio: 'Mesure le recul du glacier chaque été.' })).toBe('snow')
})

test('lists each guide once, with activities, massifs and rating, and omits a trip without a guide', () => {
  expect(all).toEqual([
    { guide: { id: '1' }, activities: [trek, ski], massifs: [jura], rating: { average: 4, count: 2 } },
    { guide: { id: '2' }, activities: [trek], massifs: [corse], rating: null },
  ])
})

test.each([
  ['', '', ['1', '2']],
  ['trek', '', ['1', '2']],
  ['ski', '', ['1']],
  ['', 'corse', ['2']],
  ['ski', 'corse', []],
  ['unknown', '', []],
])('the guides for activity "%s" in "%s"', (activite, massif, expected) => {
  expect(selectShown(all, { activite, massif }).map(({ guide }) => guide.id)).toEqual(expected)
})

test('counts each choice among the guides that the other filter leaves', () => {
  expect(listChoices(all, 'activities', { activite: 'ski', massif: '' })).toEqual([
    { value: 'ski', label: 'Ski', count: 1 },
    { value: 'trek', label: 'Trek', count: 2 },
  ])
  expect(listChoices(all, 'massifs', { activite: 'ski', massif: '' })).toEqual([
    { value: 'jura', label: 'Jura', count: 1 },
  ])
})

describe('the next departures of a guide', () => {
  const departure = (startDate: string, slug: string | null, status = 'OPEN') => ({
    startDate,
    status,
    guide: slug ? { slug } : null,
  })
  const trips = [
    { departures: [departure('2027-03-01', 'ada'), departure('2027-01-01', null)] },
    { departures: null },
    { departures: [departure('2027-02-01', 'ada', 'CANCELED'), departure('2027-02-02', 'bob')] },
    { departures: [departure('2027-02-03', 'ada')] },
  ]
  test.each([
    [6, ['2027-01-01', '2027-02-03', '2027-03-01']],
    [1, ['2027-01-01']],
  ])('come by date, %i at most, without the cancelled ones and those of others', (most, expected) => {
    expect(ledNext(trips, 'ada', most).map((line) => line.departure.startDate)).toEqual(expected)
  })
})

test.each([
  [[], null],
  [[{ averageRating: 5, reviewCount: 0 }], null],
  [
    [
      { averageRating: 5, reviewCount: 3 },
      { averageRating: 4, reviewCount: 1 },
    ],
    { average: 4.8, count: 4 },
  ],
])('the rating of %j', (expeditions, expected) => {
  expect(toRating(expeditions)).toEqual(expected)
})

test.each([
  ['fr', 'français'],
  ['oc', 'occitan'],
  ['breton', 'breton'],
  ['Français', 'Français'],
])('a language given as %s', (value, shown) => {
  expect(languageName(value)).toBe(shown)
})
