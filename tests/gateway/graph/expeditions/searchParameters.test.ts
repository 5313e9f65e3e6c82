import { isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { toCursor, toPage, toRestPages } from '#gateway/graph/expeditions/paging.ts'
import { searchParameters } from '#gateway/graph/expeditions/searchParameters.ts'
import type { ExpeditionFilter } from '#gateway/graph/schema.generated.ts'
import { schema } from '#gateway/graph/schema.ts'
import { searchParameters as parameters } from '#schema/searchParameters.ts'

test.each<[ExpeditionFilter, string]>([
  [{}, ''],
  [{ query: '  kayak de mer ' }, 'q=kayak+de+mer'],
  [{ query: '   ' }, ''],
  [{ types: ['EN_ITINERANCE', 'EXPEDITION'] }, 'expedition_type=en-itinerance%2Cexpedition'],
  [{ countries: ['FR', 'NO'] }, 'countries=FR%2CNO'],
  [{ countries: [] }, ''],
  [{ activities: ['trek'], activityTypes: ['neige'] }, 'activity_types=neige&activities=trek'],
  [{ familyFriendly: true }, 'family_friendly=true'],
  [{ familyFriendly: false }, ''],
  [{ startDate: '2027-05-01', endDate: '2027-06-01' }, 'start=2027-05-01&end=2027-06-01'],
  [{ levels: [1, 3] }, 'level=1%2C3'],
  [{ minPrice: 0, maxPrice: 900.5 }, 'price=0-900.5'],
  [{ maxPrice: 900 }, 'price=-900'],
  [{ minDays: 3 }, 'duration=3-'],
  [{ months: ['2027-06', '2027-07'], days: 'weekend' }, 'month=2027-06%2C2027-07&days=weekend'],
  [{ leaveBy: '2027-08-31', travellers: 2 }, 'leave_by=2027-08-31&travelers=2'],
  [{ travellerCount: 3 }, 'travelers=3'],
  [{ minRating: 4.5, minEcoRating: 4, childAge: 0 }, 'age=0&rating=4.5&eco=4'],
  [{ confirmed: true, vacation: 'noel', zone: 'A' }, 'vacation=noel&zone=A&confirmed=true'],
  [{ fromCity: 'paris', maxTrainHours: 5.5 }, 'from=paris&max_train_hours=5.5'],
  [{ bounds: [-5.2, 42.3, 8.3, 51.1] }, 'bbox=-5.2%2C42.3%2C8.3%2C51.1'],
  [{ query: null, countries: null, maxPrice: null, region: null }, ''],
  [{ region: 'a&page=9' }, 'region=a%26page%3D9'],
])('maps the filter %j', (filter, expected) => {
  expect(searchParameters(filter, 'RECOMMENDED', 24, 2)).toBe(
    `${expected}${expected && '&'}per_page=24&page=2`,
  )
})

test('has one row for each field of the filter', () => {
  const input = schema.getType('ExpeditionFilter')
  const fields = isInputObjectType(input)
    ? Object.values(input.getFields()).flatMap(({ name, deprecationReason }) =>
        deprecationReason ? [] : name,
      )
    : []
  expect(parameters.flatMap(({ field }) => field).toSorted()).toEqual(fields.toSorted())
})

test('returns the same text for equal filters in any order', () => {
  const one = searchParameters({ region: 'alpes', query: 'ski' }, 'PRICE_DESC', 10, 1)
  expect(one).toBe(searchParameters({ query: 'ski', region: 'alpes' }, 'PRICE_DESC', 10, 1))
  expect(one).toContain('sort=-price')
})

test.each([
  [24, null, null, { first: 24, offset: 0 }],
  [1000, null, null, { first: 50, offset: 0 }],
  [10, toCursor(35), null, { first: 10, offset: 35 }],
  [10, null, 3, { first: 10, offset: 20 }],
  [10, null, 2_147_483_647, { first: 10, offset: 10_000_000 }],
])('accepts first %i, after %s, page %s', (first, after, page, expected) => {
  expect(toPage(first, after, page)).toEqual(expected)
})

test.each([
  [0, null, null],
  [-1, null, null],
  [10, null, 0],
  [10, toCursor(3), 2],
  [10, 'x', null],
  [10, Buffer.from('after:1x').toString('base64url'), null],
])('refuses first %i, after %s, page %s', (first, after, page) => {
  expect(() => toPage(first, after, page)).toThrow(
    expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }),
  )
})

test.each([
  [0, 24, [1], 0],
  [24, 24, [2], 0],
  [5, 10, [1, 2], 5],
  [35, 10, [4, 5], 5],
  [49, 50, [1, 2], 49],
])('from %i, reads %i expeditions on the pages %j', (offset, first, pages, skip) => {
  expect(toRestPages({ offset, first })).toEqual({ pages, skip })
})
