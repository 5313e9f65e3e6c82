import { getNamedType, isObjectType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { schema } from '#gateway/graph/schema.ts'
import { calls } from '#tests/gateway/authorization/calls.ts'
import { type Cast, createCast } from '#tests/gateway/authorization/cast.ts'
import { allFields, at } from '#tests/gateway/authorization/reach.ts'
import { rules } from '#tests/gateway/authorization/rules.ts'
import { product } from '#tests/support/product.ts'

const current = product({}, true)
let cast: Cast
beforeAll(async () => {
  cast = await createCast(current())
})

const fields = Object.values(schema.getMutationType()?.getFields() ?? {})

/** The mutation with its whole payload, the account included. */
function toDocument(name: string): string {
  const field = fields.find((each) => each.name === name)
  const payload = field && getNamedType(field.type)
  if (!isObjectType(payload)) throw new Error(`${name} has no payload.`)
  const { me } = payload.getFields()
  const isStaff = me && getNamedType(me.type).name === 'AgencyStaff'
  const all = allFields(payload)
    .replace(
      isStaff ? /$^/ : /\b(me|user) \{ __typename \}/,
      '$1 { id email cart { id } reservations { id } favourites { id } }',
    )
    .replace('errors { __typename }', 'errors { code }')
  return `mutation { answer: ${calls[name]?.replace('CART', cast.cartOfA).replace('RESERVATION', cast.reservationOfA)} { ${all} } }`
}
const ask = (name: string, who: keyof Cast['credentials']) =>
  current().gateway.ask(toDocument(name), {}, cast.credentials[who])
const cartOfA = async () => {
  const { data } = await current().gateway.ask(
    '{ me { cart { id travellerCount } } }',
    {},
    cast.credentials.a,
  )
  return data
}

test('covers every mutation', () => {
  expect(Object.keys(calls).toSorted()).toEqual(fields.map(({ name }) => name).toSorted())
})

test.each(Object.keys(calls))('%s by a visitor', async (name) => {
  const { data, errors } = await ask(name, 'visitor')
  if (rules.get(`Mutation.${name}`) === 'public') {
    expect(errors).toBeUndefined()
    expect([...at(data, ['answer', 'me']), ...at(data, ['answer', 'user'])].filter((value) => value)).toEqual(
      [],
    )
  } else expect(errors).toMatchObject([{ path: ['answer'], extensions: { code: 'UNAUTHENTICATED' } }])
})

test.each(Object.keys(calls).filter((name) => rules.get(`Mutation.${name}`) === 'owner'))(
  '%s by another account finds and changes nothing',
  async (name) => {
    const before = await cartOfA()
    const { data, errors } = await ask(name, 'b')
    const values = ['cart', 'reservation'].flatMap((field) => at(data, ['answer', field]))
    expect([errors, values, at(data, ['answer', 'errors', 'code'])]).toEqual([
      undefined,
      [null],
      ['NOT_FOUND'],
    ])
    expect(await cartOfA()).toEqual(before)
  },
)

const signingOut = ['endAllSessions', 'logout']
test.each([...Object.keys(calls).filter((name) => !signingOut.includes(name)), ...signingOut])(
  '%s by B reveals nothing of A',
  async (name) => {
    const answer = await ask(name, 'b')
    expect(answer.errors).toBeUndefined()
    for (const account of [...at(answer.data, ['answer', 'me']), ...at(answer.data, ['answer', 'user'])])
      expect(account === null || at(account, ['id'])[0] === cast.idOfB).toBe(true)
    for (const secret of cast.secretsOfA) expect(JSON.stringify(answer.data)).not.toContain(secret)
  },
)

test('leaves the data of the first account unchanged', async () => {
  expect(await cartOfA()).toMatchObject({ me: { cart: { id: cast.cartOfA } } })
})
