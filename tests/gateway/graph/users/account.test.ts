import { beforeEach, expect, test } from 'vitest'
import { signedInAccount } from '#tests/support/accounts.ts'
import { product } from '#tests/support/product.ts'

const current = product()
let bearer: string
beforeEach(async () => {
  bearer = (await signedInAccount(current().db)).headers.authorization.replace('Bearer ', '')
})
const ask = <Data>(query: string, variables = {}) => current().gateway.ask<Data>(query, variables, { bearer })

const setFavourite = `mutation ($id: ID!, $is: Boolean!) {
  setFavourite(expeditionId: $id, favourite: $is) {
    expedition { id isFavourite favouriteCount } me { favouriteCount favourites { id } } errors { code field }
  }
}`

test('sets the desired state of a favourite, idempotently', async () => {
  type Data = { setFavourite: { expedition: { favouriteCount: number } } }
  const findCount = async (is: boolean) => {
    const { data } = await ask<Data>(setFavourite, { id: '9', is })
    expect(data).toMatchObject({
      setFavourite: {
        expedition: { id: '9', isFavourite: is },
        me: { favouriteCount: Number(is), favourites: is ? [{ id: '9' }] : [] },
        errors: [],
      },
    })
    return data.setFavourite.expedition.favouriteCount
  }
  const none = await findCount(false)
  const counts = [
    await findCount(true),
    await findCount(true),
    await findCount(false),
    await findCount(false),
  ]
  expect(counts).toEqual([none + 1, none + 1, none, none])
})

test('returns the state after each of two mutations in one request', async () => {
  const field = (is: boolean) =>
    `is${is}: setFavourite(expeditionId: "12", favourite: ${is}) { expedition { favouriteCount isFavourite } }`
  type Payload = { expedition: { favouriteCount: number; isFavourite: boolean } }
  const { data } = await ask<{ istrue: Payload; isfalse: Payload }>(
    `mutation { ${field(true)} ${field(false)} }`,
  )
  const { favouriteCount } = data.istrue.expedition
  expect(data.isfalse.expedition).toEqual({ favouriteCount: favouriteCount - 1, isFavourite: false })
})

test('lists favourites, the most recent first', async () => {
  for (const id of ['4', '11', '7']) await ask(setFavourite, { id, is: true })
  const { data } = await ask<{ me: { favourites: { id: string }[] } }>('{ me { favourites { id name } } }')
  expect(data.me.favourites.map(({ id }) => id).toSorted()).toEqual(['11', '4', '7'])
})

test.each(['nowhere', '999999', '../1', ''])('no favourite is made of %j', async (id) => {
  const { data, errors } = await ask(setFavourite, { id, is: true })
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    setFavourite: {
      expedition: null,
      me: { favouriteCount: 0, favourites: [] },
      errors: [{ code: 'NOT_FOUND', field: 'expeditionId' }],
    },
  })
})

const updatePhone = `mutation ($phone: String!, $newsletter: Boolean) {
  updatePhone(phone: $phone, newsletter: $newsletter) { me { phone newsletter } errors { code message field } }
}`

test.each(['06 12 34 56 78', '+33612345678', '0033612345678', '06.12.34.56.78'])(
  'stores the phone %s in international format',
  async (phone) => {
    expect((await ask(updatePhone, { phone })).data).toEqual({
      updatePhone: { me: { phone: '+33612345678', newsletter: false }, errors: [] },
    })
  },
)

test.each(['', '12', 'allo', '06 12 34 56 78; drop table users', '9'.repeat(251)])(
  'the phone %j is refused in the specification’s words',
  async (phone) => {
    expect((await ask(updatePhone, { phone })).data).toEqual({
      updatePhone: {
        me: { phone: null, newsletter: false },
        errors: [
          {
            code: expect.stringMatching(/^INVALID_(PHONE|INPUT)$/),
            message: expect.any(String),
            field: 'phone',
          },
        ],
      },
    })
  },
)

test('subscribes to the newsletter with the phone on request', async () => {
  expect((await ask(updatePhone, { phone: '0612345678', newsletter: true })).data).toEqual({
    updatePhone: { me: { phone: '+33612345678', newsletter: true }, errors: [] },
  })
})

test('prompts for a phone with an expensive favourite and no stored phone', async () => {
  const isAsked = async () => (await ask('{ me { phonePromptVisible } }')).data
  expect(await isAsked()).toEqual({ me: { phonePromptVisible: false } })
  type Data = { expeditions: { nodes: { id: string }[] } }
  const { data } = await ask<Data>('{ expeditions(filter: { minPrice: 1200 }, first: 1) { nodes { id } } }')
  await ask(setFavourite, { id: data.expeditions.nodes[0]?.id, is: true })
  expect(await isAsked()).toEqual({ me: { phonePromptVisible: true } })
  await ask(updatePhone, { phone: '0612345678' })
  expect(await isAsked()).toEqual({ me: { phonePromptVisible: false } })
})

test.each([
  'setFavourite(expeditionId: "1", favourite: true) { errors { code } }',
  'updatePhone(phone: "0612345678") { errors { code } }',
  'postMessage(expeditionId: "1", body: "x") { errors { code } }',
  'createCart(departureId: "1", travellerCount: 1) { errors { code } }',
])('requires a sign-in: %s', async (field) => {
  const { data, errors } = await current().gateway.ask(`mutation { ${field} }`)
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { message: 'Connecte-toi pour continuer.', extensions: { code: 'UNAUTHENTICATED' } },
  ])
})
