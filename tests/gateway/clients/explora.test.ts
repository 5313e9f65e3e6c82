import { describe, expect, test } from 'vitest'
import {
  CreateCart,
  CreateToken,
  createClient,
  DeleteCart,
  Expedition,
  Favourites,
  Filters,
  GraphqlErrors,
  RenewHold,
  SearchExpeditions,
  SetFavourite,
  UserErrors,
  Viewer,
} from '#clients/typescript/src/index.ts'
import { product } from '#tests/support/product.ts'

const current = product({}, true)
const url = () => `${current().gateway.url}/graphql`

describe('the operations of the package', () => {
  test('search trips page by page, and read the departures of one', async () => {
    const explora = createClient({ url: url() })
    const { expeditions: first } = await explora(SearchExpeditions, { sort: 'PRICE_ASC', first: 40 })
    expect(first).toMatchObject({ totalCount: 48, nodes: { length: 40 }, pageInfo: { hasNextPage: true } })
    const after = first?.pageInfo.endCursor
    const { expeditions: second } = await explora(SearchExpeditions, { sort: 'PRICE_ASC', first: 40, after })
    expect(second?.nodes).toHaveLength(8)

    const slug = first?.nodes[0]?.slug ?? ''
    const { expedition } = await explora(Expedition, { slug })
    expect(expedition).toMatchObject({ slug, departures: expect.arrayContaining([]) })
    expect(await explora(Expedition, { slug: 'nowhere' })).toEqual({ expedition: null })
    const { filters } = await explora(Filters)
    expect(filters?.levels).toHaveLength(5)
  })

  test('sign in, keep a favourite, hold places and give them back', async () => {
    const anonymous = createClient({ url: url() })
    expect(await anonymous(Viewer)).toEqual({ me: null })
    const credentials = { email: 'nouveau@demo.explora.test', password: 'explora-demo' }
    const { createToken } = await anonymous(CreateToken, credentials)
    const explora = createClient({ url: url(), token: async () => createToken.token ?? undefined })

    const departureId = await openDeparture()
    const { createCart } = await explora(CreateCart, { departureId, travellerCount: 1 })
    const id = createCart.cart?.id ?? ''
    expect(createCart.cart).toMatchObject({ departureId, travellerCount: 1, hold: { places: 1 } })
    expect(await explora(Viewer)).toMatchObject({ me: { email: credentials.email, cart: { id } } })
    expect(await explora(RenewHold, { cartId: id })).toMatchObject({ renewHold: { cart: { id } } })
    await explora(DeleteCart, { id })
    expect(await explora(Viewer)).toMatchObject({ me: { cart: null } })

    await explora(SetFavourite, { expeditionId: '1', favourite: true })
    expect(await explora(Favourites)).toMatchObject({ me: { favourites: [{ id: '1' }] } })
  })
})

describe('a refusal', () => {
  test('throws UserErrors with codes where the user can correct them', async () => {
    const refused = createClient({ url: url() })(CreateToken, { email: 'a@demo.explora.test', password: 'x' })
    await expect(refused).rejects.toThrow(UserErrors)
    await expect(refused).rejects.toMatchObject({
      errors: [{ code: 'INVALID_CREDENTIALS' }],
      data: { createToken: { token: null } },
    })
    expect(await refused.catch((error) => error.has('INVALID_CREDENTIALS'))).toBe(true)
  })

  test('throws GraphqlErrors with codes and the id of the request for any other refusal', async () => {
    const refused = createClient({ url: url() })(SetFavourite, { expeditionId: '1', favourite: true })
    await expect(refused).rejects.toThrow(GraphqlErrors)
    const error = await refused.catch((error) => error)
    expect(error).toMatchObject({ status: 200, requestId: expect.stringMatching(/./) })
    expect(error.has('UNAUTHENTICATED')).toBe(true)
  })
})

/** Id of a departure that has a place, without children alone. */
async function openDeparture(): Promise<string> {
  const { expedition } = await createClient({ url: url() })(Expedition, { slug: 'balcons-de-la-vanoise' })
  return expedition?.departures?.find(({ availableCount }) => availableCount > 2)?.id ?? ''
}
