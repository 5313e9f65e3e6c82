import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { dropCart } from '#api/modules/cart/abandonedCarts.repository.ts'
import {
  type Cart,
  CartAnswer,
  CartChange,
  CartCreation,
  CartParams,
} from '#api/modules/cart/cart.contract.ts'
import { type CartChoice, cartReader, putInCart } from '#api/modules/cart/cart.repository.ts'
import { maxBlockPlaces, maxUnconfirmedPlaces } from '#api/modules/cart/holds.domain.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { addressBlock } from '#server/addressBlock.ts'

const tags = ['cart']

const read = {
  tags,
  security,
  summary: 'Returns the cart of the account',
  response: { 200: CartAnswer, 401: ErrorBody },
}

const create = {
  tags,
  security,
  summary: 'Creates a cart, or updates the number of travellers of a cart on the same departure',
  body: CartCreation,
  response: { 201: CartAnswer, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody },
}

const change = {
  tags,
  security,
  summary: 'Updates the departure or the number of travellers of the cart',
  params: CartParams,
  body: CartChange,
  response: { 200: CartAnswer, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody },
}

const drop = {
  tags,
  security,
  summary: 'Deletes the cart',
  params: CartParams,
  response: { 200: CartAnswer, 401: ErrorBody, 404: ErrorBody },
}

export function cartRoutes(app: Api, deps: ApiDeps): void {
  const { clock } = deps
  const auth = authentication(deps)
  const findCart = cartReader(deps)
  const config = { extension: true }

  async function put(request: FastifyRequest, choice: Omit<CartChoice, 'userId' | 'client'>) {
    const { user } = await auth.signedIn(request)
    if (deps.isBookingOpen && choice.travelersCount > maxUnconfirmedPlaces && !user.isEmailConfirmed)
      throw new Refusal('EMAIL_NOT_CONFIRMED')
    const input = { ...choice, userId: user.id, client: holdingClient(request, deps.env) }
    if (input.childrenCount > input.travelersCount) throw new Refusal('AGE_NOT_ALLOWED')
    const refusal = await putInCart(deps, input, clock())
    if (refusal) throw new Refusal(refusal)
    return toAnswer(await findCart(input.userId, clock()))
  }

  app.get('/cart/', { schema: read }, async (request) => {
    const { user } = await auth.signedIn(request)
    return toAnswer(await findCart(user.id, clock()))
  })

  app.post('/cart', { schema: create, config }, async (request, reply) => {
    const { departure_id, replace = false, ...party } = request.body
    const choice = { departureId: Number(departure_id), ...toParty(party), replace }
    return reply.status(201).send(await put(request, choice))
  })

  app.patch('/cart/:id', { schema: change, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const cart = await findCart(user.id, clock())
    if (cart?.id !== request.params.id) throw new Refusal('CART_NOT_FOUND')
    const { departure_id = cart.departure_id, ...party } = request.body
    return put(request, { departureId: Number(departure_id), ...toParty(party, cart), replace: true })
  })

  app.delete('/cart/:id', { schema: drop, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    if (!(await dropCart(deps, user.id, request.params.id, clock()))) throw new Refusal('CART_NOT_FOUND')
    return toAnswer(null)
  })
}

/** Where a request holds places from; the limit of its address block grows with all others in tests. */
export const holdingClient = ({ ip }: FastifyRequest, { rateLimitFactor }: ApiDeps['env']) => ({
  block: addressBlock(ip),
  mostPlaces: Math.ceil(maxBlockPlaces * rateLimitFactor),
})

/** Numbers of travellers and of children; a smaller party has no more children than travellers. */
function toParty(change: Omit<Static<typeof CartChange>, 'departure_id'>, cart?: Cart) {
  const { travelers_count = cart?.reservation_travelers_count ?? 1 } = change
  const children = change.children_count ?? Math.min(cart?.children_count ?? 0, travelers_count)
  return { travelersCount: travelers_count, childrenCount: children }
}

export function toAnswer(cart: Cart | null) {
  return { cart, total: cart?.total ?? 0 }
}
