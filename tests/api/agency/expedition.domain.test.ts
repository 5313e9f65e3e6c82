import { expect, test } from 'vitest'
import { listChecks } from '#api/modules/agency/expeditions/checks.domain.ts'
import type { ContentChange } from '#api/modules/agency/expeditions/content.contract.ts'
import { cleaned } from '#api/modules/agency/expeditions/content.mappers.ts'
import { listFaults } from '#api/modules/agency/expeditions/expedition.domain.ts'
import { toStoredAccess } from '#api/modules/agency/expeditions/train.domain.ts'
import { brokenRules } from '#tests/support/brokenRules.ts'
import { wholeContent } from '#tests/support/expeditionContent.ts'

const names = ['un.jpg', 'deux.jpg', 'trois.jpg']
const alt = 'Un lac sous les étoiles'
const around = {
  regions: new Map([
    ['FR', ['alpes-du-nord', 'corse']],
    ['IT', ['dolomites']],
    ['CH', ['valais']],
    ['ES', ['asturies']],
  ]),
  activities: ['randonnee', 'trek', 'canoe', 'kayak', 'ski', 'escalade', 'velo'],
  photos: new Map(names.map((name) => [name, alt])),
  fixedDays: null,
}
const content = wholeContent(names)
const faults = (change: ContentChange) => listFaults({ ...content, ...change }, around)

test('finds no fault in a whole content, and gives no advice but on departures', () => {
  expect(faults({})).toEqual([])
  const checks = listChecks({ draft: content, published: null, around, departuresToCome: 0 })
  expect(checks).toEqual([{ field: 'departures', message: 'Aucun départ à venir.', is_blocking: false }])
})

test.each(brokenRules(content))(
  'refuses $field alone: $because',
  ({ field, change, isUnfinished = false }) => {
    expect(faults(change).map((fault) => [fault.field, fault.isUnfinished])).toEqual([[field, isUnfinished]])
  },
)

test('fixes the duration while departures are to come', () => {
  const three = {
    ...content,
    duration_days: 3,
    programme: [...content.programme, ...content.programme.slice(1)],
  }
  expect(listFaults(three, { ...around, fixedDays: 2 })).toEqual([
    {
      field: 'duration_days',
      message: 'Des départs sont à venir : la durée ne change plus.',
      isUnfinished: false,
    },
  ])
})

test.each([
  [
    'a line from a file alone',
    0,
    [
      [6, 45],
      [6, 46],
    ],
    [],
  ],
  [
    'a line from a file and one place',
    1,
    [
      [6, 45],
      [6, 46],
    ],
    [],
  ],
  ['one position of a file', 0, [[6, 45]], ['route.points']],
  ['no place and no line', 0, [], ['route.points']],
])('judges a route of %s', (_, places, track, fields) => {
  const points = (content.route?.points ?? []).slice(0, places)
  expect(faults({ route: { points, tracks: [track] } }).map(({ field }) => field)).toEqual(fields)
})

test('requires a described photo', () => {
  const photos = new Map([...around.photos, ['deux.jpg', 'Un lac']])
  const [fault] = listFaults(content, { ...around, photos })
  expect(fault).toMatchObject({ field: 'photos.1.alt', isUnfinished: true })
})

test('blocks nothing by a field that is published as it is', () => {
  const published = { ...content, summary: 'Court.' }
  const blocking = (summary: string) =>
    listChecks({ draft: { ...published, summary }, published, around, departuresToCome: 1 }).map(
      (check) => check.is_blocking,
    )
  expect(blocking('Court.')).toEqual([false])
  expect(blocking('Plus court.')).toEqual([true])
})

test('computes the emissions of a journey, and compares them with a car and a flight', () => {
  const legs = [
    { mode: 'tgv', km: 690 },
    { mode: 'car', km: 27 },
  ]
  const meeting = { name: 'Maison du parc', lon: 6.7203, lat: 45.3815 }
  const journey = { city: 'Paris', hours: 5.25, legs, nights: 0, note: null }
  expect(toStoredAccess(journey, meeting)).toEqual({
    city: 'Paris',
    hours: 5.25,
    kg_co2e: 3,
    km: 717,
    legs,
    compare: { plane_kg_co2e: 114, car_kg_co2e: 47 },
    modes: ['train', 'bus'],
    label: '5\u00a0h\u00a015 de train et car',
    overnight: 0,
  })
  const bySea = toStoredAccess({ ...journey, legs: [{ mode: 'ferry', km: 300 }], nights: 1 }, meeting)
  expect([bySea.compare.car_kg_co2e, bySea.label]).toEqual([
    null,
    '5\u00a0h\u00a015 de ferry, nuit en chemin',
  ])
})

test('cleans the texts of a content for its publication', () => {
  const typed = { ...content, name: '  Les lacs\u200b ', access_note: '  ', included: [' Le guide\r\n'] }
  const { name, access_note, included } = cleaned(typed)
  expect([name, access_note, included]).toEqual(['Les lacs\u200b', null, ['Le guide']])
})
