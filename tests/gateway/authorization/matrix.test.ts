import { isObjectType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { schema } from '#gateway/graph/schema.ts'
import { type Cast, createCast, type Who } from '#tests/gateway/authorization/cast.ts'
import { at, listQueries, reaches } from '#tests/gateway/authorization/reach.ts'
import { rules } from '#tests/gateway/authorization/rules.ts'
import { product } from '#tests/support/product.ts'

const current = product({}, true)
const types = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__'),
)
const coordinates = types.flatMap((type) =>
  isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
)

let cast: Cast
beforeAll(async () => {
  cast = await createCast(current())
})

test('has one rule for each field, and one field for each rule', () => {
  expect(coordinates.filter((coordinate) => !rules.has(coordinate))).toEqual([])
  expect([...rules.keys()].filter((coordinate) => !coordinates.includes(coordinate))).toEqual([])
})

test('gives the first account the data of these tests', () => {
  expect(cast.secretsOfA.length).toBeGreaterThanOrEqual(5)
  expect(cast.secretsOfA).not.toContain('null')
})

test.each(reaches(schema).map((reach) => [reach.type.name, reach] as const))(
  'reads of %s',
  async (_name, reach) => {
    const { gateway } = current()
    const ask = async (who: Who) => {
      const answers = []
      for (const query of listQueries(reach))
        answers.push(
          await gateway.ask<object>(
            query.replace('RESERVATION', cast.reservationOfA).replace('PAYMENT', cast.paymentOfA),
            {},
            cast.credentials[who],
          ),
        )
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
      return Object.assign({}, ...answers.map(({ data }) => data))
    }
    const [visitor, a, aByToken, b, guide] = [
      await ask('visitor'),
      await ask('a'),
      await ask('aByToken'),
      await ask('b'),
      await ask('guide'),
    ]
    expect(wherever(aByToken)).toEqual(wherever(a))
    for (const [coordinate, rule] of rules) {
      const [type, field = ''] = coordinate.split('.')
      if (type !== reach.type.name) continue
      const of = (data: unknown) => ({ [coordinate]: at(data, [...reach.names, field]) })
      if (rule === 'public') expect([of(b), of(visitor), of(guide)]).toEqual([of(a), of(a), of(a)])
      else if (rule.startsWith('agency'))
        expect([visitor, a, b, guide].flatMap((data) => of(data)[coordinate] ?? []).filter(isGiven)).toEqual(
          [],
        )
      // Without an account there are neither personal values nor favourites.
      else expect(of(visitor)[coordinate]?.filter(isGiven)).toEqual([])
    }
    for (const secret of cast.secretsOfA) expect(JSON.stringify([visitor, b, guide])).not.toContain(secret)
  },
)

const isGiven = (value: unknown) => value !== null && value !== false

/** Browser and token differ in the current session only. */
const wherever = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value) => (name === 'isCurrent' ? undefined : value)))

test('reaches each type that a query can reach', () => {
  const reached = reaches(schema).map(({ type }) => type.name)
  const others = types.map(({ name }) => name).filter((name) => !reached.includes(name))
  expect(
    others.filter(
      (name) =>
        !/Payload$|^(Mutation|Subscription|UserError|AgencyConflict|ConflictField|AgencySeriesRow|DepartureChange)$/.test(
          name,
        ),
    ),
  ).toEqual([])
})

test('returns isFavourite of the requesting account', async () => {
  const { gateway } = current()
  const findHearts = async (who: Who) => {
    const { data } = await gateway.ask(
      '{ expeditions(first: 50) { nodes { isFavourite } } }',
      {},
      cast.credentials[who],
    )
    return at(data, ['expeditions', 'nodes', 'isFavourite']).filter(Boolean).length
  }
  expect([
    await findHearts('visitor'),
    await findHearts('a'),
    await findHearts('aByToken'),
    await findHearts('b'),
  ]).toEqual([0, 4, 4, 0])
})
