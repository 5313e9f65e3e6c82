import { expect, test } from 'vitest'
import { toSections } from '#web/features/details/sections.rules.ts'

const bare = { programme: [], route: null, meetingPoint: null, arrivalStation: null, trainAccess: [] }
const toLine = (...coordinates: number[][]) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }],
})
const meetingPoint = { __typename: 'MeetingPoint' as const, name: 'Gare', latitude: 45, longitude: 6 }

test.each<[string, Partial<Parameters<typeof toSections>[0]>, string[]]>([
  ['nothing', {}, []],
  ['a programme', { programme: [{ __typename: 'ProgrammeDay', day: 1, text: '' }] }, ['programme']],
  ['a route', { route: toLine([6, 45], [6.1, 45.1]) }, ['parcours']],
  ['a route of one point', { route: toLine([6, 45]) }, []],
  ['a meeting point', { meetingPoint }, ['acces']],
  ['a meeting point without a name', { meetingPoint: { ...meetingPoint, name: '' } }, []],
  ['a station', { arrivalStation: 'Modane' }, ['acces']],
])('with %s, dates, reviews and questions are beside %o', (_, parts, ids) => {
  const always = ['departs', 'avis', 'questions']
  expect(toSections({ ...bare, ...parts }).filter((id) => !always.includes(id))).toEqual(ids)
})

test('in the order of the page', () => {
  const programme = [{ __typename: 'ProgrammeDay' as const, day: 1, text: '' }]
  expect(
    toSections({
      programme,
      route: toLine([6, 45], [7, 45]),
      meetingPoint,
      arrivalStation: null,
      trainAccess: [],
    }),
  ).toEqual(['parcours', 'programme', 'departs', 'acces', 'avis', 'questions'])
})
