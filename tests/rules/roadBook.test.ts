import { expect, test } from 'vitest'
import { packingList } from '#rules/packing.ts'
import { hasRoom, isExpired, validUntil } from '#rules/roadBook.ts'

test('counts thirty days from the last day', () => {
  expect(validUntil('2027-07-15')).toBe('2027-08-14')
})

test.each([
  ['today', '2027-08-14', '2027-07-15', '2027-07-15', false],
  ['on its last day', '2027-08-14', '2027-08-14', '2027-08-14', false],
  ['the day after', '2027-08-14', '2027-08-14', '2027-08-15', true],
  ['after 30 days without contact', '2027-08-14', '2027-05-01', '2027-05-31', false],
  ['after 31 days without contact', '2027-08-14', '2027-05-01', '2027-06-01', true],
  ['on a device whose clock goes back', '2027-08-14', '2027-05-01', '2026-05-01', false],
])('decides whether a copy leaves its device %s', (_case, lastDay, contactOn, today, expected) => {
  expect(isExpired({ validUntil: lastDay, contactOn }, today)).toBe(expected)
})

test.each([
  [{ quota: 2_000, usage: 0 }, true],
  [{ quota: 1_999, usage: 0 }, false],
  [{ quota: 3_000, usage: 1_001 }, false],
  [{}, true],
])('needs twice its size on a device with %j', (estimate, expected) => {
  expect(hasRoom(1_000, estimate)).toBe(expected)
})

const listTitles = (...trip: Parameters<typeof packingList>) => packingList(...trip).map(({ title }) => title)

test('lists what activities and nights need, each thing once', () => {
  const trip = { activities: ['trek', 'kayak-de-mer', 'sauna'], accommodations: ['Refuge gardé', 'Bivouac'] }
  expect(listTitles({ ...trip, countries: ['FR'] })).toEqual([
    'Dans tous les sacs',
    'Pour marcher',
    'Sur l’eau',
    'Pour l’eau chaude',
    'Pour les nuits sous la tente ou en cabane',
    'Pour les nuits en refuge ou en gîte',
  ])
  const items = packingList({ ...trip, countries: ['FR'] }).flatMap((part) => part.items)
  expect(new Set(items).size).toBe(items.length)
  expect(items.join()).not.toContain('assurance maladie')
  const abroad = packingList({ ...trip, countries: ['SE'] })
  expect(abroad[0]?.items).toContain('carte européenne d’assurance maladie')
})

test('packs the same for a trip of unknown activities as for every other', () => {
  expect(listTitles({ activities: ['yoga'], accommodations: [], countries: [] })).toEqual([
    'Dans tous les sacs',
  ])
})
