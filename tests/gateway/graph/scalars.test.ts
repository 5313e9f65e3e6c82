import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#gateway/graph/schema.ts'

const publish = async (source: string, variableValues = {}) =>
  (await graphql({ schema, source, variableValues })).errors?.map(({ message, locations }) => [
    message,
    locations?.[0]?.column,
  ])

test.each(['"13/01/2027"', '"2027-02-30"', '20270110'])(
  'the day %s is refused where it stands',
  async (day) => {
    expect(await publish(`{ expeditions(filter: { startDate: ${day} }) { totalCount } }`)).toEqual([
      ['A Date is a day that exists, as "2027-03-10".', 36],
    ])
  },
)

test('names the variable of an invalid date', async () => {
  const query = 'query ($day: Date) { expeditions(filter: { startDate: $day }) { totalCount } }'
  expect(await publish(query, { day: '2027-02-30' })).toEqual([
    ['Variable "$day" got invalid value "2027-02-30"; A Date is a day that exists, as "2027-03-10".', 8],
  ])
})
