import { expect, test } from 'vitest'
import { sectionsOf } from '#web/features/details/sections.rules.ts'

const bare = { programme: [], route: null, meetingPoint: null, arrivalStation: null, trainAccess: [] }
const lineOf = (...coordinates: number[][]) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }],
})
const meetingPoint = { __typename: 'MeetingPoint' as const, name: 'Gare', latitude: 45, longitude: 6 }

test.each<[string, Partial<Parameters<typeof sectionsOf>[0]>, string[]]>([
  ['nothing', {}, []],
  ['a programme', { programme: [{ __typename: 'ProgrammeDay', day: 1, text: '' }] }, ['programme']],
  ['a route', { route: lineOf([6, 45], [6.1, 45.1]) }, ['parcours']],
  ['a route of one point', { route: lineOf([6, 45]) }, []],
  ['a meeting point', { meetingPoint }, ['acces']],
  ['a meeting point without a name', { meetingPoint: { ...meetingPoint, name: '' } }, []],
  ['a station', { arrivalStation: 'Modane' }, ['acces']],
])('with %s, dates, reviews and questions are beside %o', (_, parts, ids) => {
  const always = ['departs', 'avis', 'questions']
  expect(sectionsOf({ ...bare, ...parts }).filter((id) => !always.includes(id))).toEqual(ids)
})

test('in the order of the page', () => {
  const programme = [{ __typename: 'ProgrammeDay' as const, day: 1, text: '' }]
  expect(
    sectionsOf({
      programme,
      route: lineOf([6, 45], [7, 45]),
      meetingPoint,
      arrivalStation: null,
      trainAccess: [],
    }),
  ).toEqual(['parcours', 'programme', 'departs', 'acces', 'avis', 'questions'])
})
