import { expect, test } from 'vitest'
import {
  renderFooter,
  toDemand,
  toJourney,
  toRibbon,
} from '#web/features/expeditions/expeditionCard.rules.ts'
import { type ExpeditionMatch, toLines } from '#web/features/expeditions/expeditionMatch.rules.ts'

const sure = { isConfirmed: true, availableCount: 2 }
const full = { isConfirmed: true, availableCount: 0 }
const open = { isConfirmed: false, availableCount: 5 }

test.each([
  [true, true, [sure], 'NOUVEAUTÉ'],
  [false, true, [sure], 'NOUVELLES DATES'],
  [false, false, [full, sure], 'Départ confirmé'],
  [false, false, [full, open], undefined],
  [false, false, [], undefined],
])('new %s, new departures %s, departures %j: %s', (isNew, hasNew, departures, text) => {
  expect(toRibbon(isNew, hasNew, departures)?.text).toBe(text)
})

test.each([
  ['EXPEDITION', 3, 8, 'Niveau 3/5'],
  ['EXPEDITION', 5, null, 'Niveau 5/5'],
  ['SANS_LES_PARENTS', 2, 8, 'Dès 8 ans'],
  ['EN_BASE_CAMP', 1, 6, 'Dès 6 ans'],
  ['EN_ITINERANCE', 2, null, 'Niveau 2/5'],
] as const)('%s, level %s, from %s years: %s', (type, level, age, reported) => {
  expect(toDemand(type, level, age)).toBe(reported)
})

test.each([
  [0, 'Ajoute-la à tes favoris pour connaître les prochaines dates'],
  [1, '1\u00a0départ à venir'],
  [12, '12\u00a0départs à venir'],
])('%s departures: %s', (count, reported) => {
  expect(renderFooter(count)).toBe(reported)
})

const departure = (id: string, startDate: string) => ({
  __typename: 'Departure' as const,
  id,
  startDate,
  ...sure,
  missingToConfirm: 0,
})
const access = (city: string, hours: number, label: string | null, modes = ['train']) => ({
  __typename: 'TrainAccess' as const,
  city,
  hours,
  label,
  modes,
})
const expedition = {
  nextDepartures: [departure('1', '2026-11-28')],
  bestTrainAccess: access('Marseille', 2.6, null),
}
const fromLyon = { ...access('Lyon', 1.25, null), kgCo2e: 3.2, isEstimated: false }
const findMatch = (part: Partial<ExpeditionMatch>): ExpeditionMatch => ({
  __typename: 'ExpeditionMatch',
  expeditionId: '7',
  departures: null,
  trainAccess: null,
  ...part,
})

const best = '2\u00a0h\u00a036 de train depuis Marseille'

test.each([
  ['a search without dates', {}, false, ['2026-11-28'], best],
  ['a search with dates', { departures: [departure('2', '2027-09-04')] }, false, ['2027-09-04'], best],
  [
    'a search from a city gives the kilograms too, the order of « Le moins de CO₂ »:',
    { trainAccess: fromLyon },
    true,
    ['2026-11-28'],
    '1\u00a0h\u00a015 de train depuis Lyon, 3,2\u00a0kg\u00a0de\u00a0CO₂e',
  ],
  [
    'a search from a city marks an estimate:',
    { trainAccess: { ...fromLyon, hours: 7.8, isEstimated: true } },
    true,
    ['2026-11-28'],
    '≈\u00a07\u00a0h\u00a048 de train depuis Lyon, 3,2\u00a0kg\u00a0de\u00a0CO₂e',
  ],
  ['a search from a city without a journey', {}, true, ['2026-11-28'], null],
])('%s shows its own departures and journey', (_case, part, isFromCity, days, text) => {
  const { departures, journey } = toLines(expedition, findMatch(part), isFromCity)
  expect(departures.map(({ startDate }) => startDate)).toEqual(days)
  expect(journey?.text ?? null).toBe(text)
})

test.each([
  ['Lyon', 0.4, null, [], '24\u00a0min de train depuis Lyon', 'train'],
  ['Lyon', 8.75, null, [], '8\u00a0h\u00a045 de train depuis Lyon', 'train'],
  ['Strasbourg', 69.4, null, [], '69\u00a0h\u00a024 de train depuis Strasbourg', 'train'],
  ['Lyon', 3.25, '3 h 15 de train et car', ['train', 'bus'], '3 h 15 de train et car depuis Lyon', 'train'],
  [
    'Marseille',
    14,
    'Ferry de nuit depuis Marseille, 14 h',
    ['ferry de nuit'],
    'Ferry de nuit depuis Marseille, 14 h',
    'boat',
  ],
  [
    'Lille',
    52,
    'Train, 2 nuits en route',
    ['train', 'train de nuit'],
    'Depuis Lille\u00a0: train, 2 nuits en route',
    'train',
  ],
  [
    'Lille',
    12,
    '12 h de train, nuit à Glasgow',
    ['train'],
    'Depuis Lille\u00a0: 12 h de train, nuit à Glasgow',
    'train',
  ],
  [
    'Lille',
    73,
    'Train + ferry de nuit, 3 nuits en route',
    ['train', 'ferry de nuit'],
    'Depuis Lille\u00a0: train + ferry de nuit, 3 nuits en route',
    'boat',
  ],
])('from %s, %d h, labelled %s, by %j: %s (%s)', (city, hours, label, modes, text, icon) => {
  expect(toJourney(access(city, hours, label, modes))).toEqual({ text, icon })
})

test('has no journey for a trip without one', () => {
  expect(toJourney(null)).toBeNull()
})
