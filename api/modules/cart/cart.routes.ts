import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import {
  type Cart,
  CartAnswer,
  CartChange,
  CartCreation,
  CartParams,
} from '#api/modules/cart/cart.contract.ts'
import { type CartChoice, cartReader, dropCart, putInCart } from '#api/modules/cart/cart.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

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
  const { db, clock } = deps
  const auth = authentication(deps)
  const cartOf = cartReader(db)
  const config = { extension: true }

  async function put(wish: CartChoice) {
    const refusal = await putInCart(db, wish, clock())
    if (refusal) throw new Refusal(refusal)
    return toAnswer(await cartOf(wish.userId, clock()))
  }

  app.get('/cart/', { schema: read }, async (request) => {
    const { user } = await auth.signedIn(request)
    return toAnswer(await cartOf(user.id, clock()))
  })

  app.post('/cart', { schema: create, config }, async (request, reply) => {
    const { user } = await auth.signedIn(request)
    const { departure_id, travelers_count, replace = false } = request.body
    const chosen = { departureId: Number(departure_id), travelersCount: travelers_count }
    return reply.status(201).send(await put({ userId: user.id, ...chosen, replace }))
  })

  app.patch('/cart/:id', { schema: change, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const cart = await cartOf(user.id, clock())
    if (cart?.id !== request.params.id) throw new Refusal('CART_NOT_FOUND')
    const { departure_id = cart.departure_id, travelers_count = cart.reservation_travelers_count } =
      request.body
    const chosen = { departureId: Number(departure_id), travelersCount: travelers_count }
    return put({ userId: user.id, ...chosen, replace: true })
  })

  app.delete('/cart/:id', { schema: drop, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    if (!(await dropCart(db, user.id, request.params.id))) throw new Refusal('CART_NOT_FOUND')
    return toAnswer(null)
  })
}

function toAnswer(cart: Cart | null) {
  return { cart, total: cart?.total ?? 0 }
}
