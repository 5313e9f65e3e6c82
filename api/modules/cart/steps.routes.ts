import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import { CartAnswer, CartParams, CartTravellers, Quote } from '#api/modules/cart/cart.contract.ts'
import { cartReader, holdCart } from '#api/modules/cart/cart.repository.ts'
import { holdingClient, toAnswer } from '#api/modules/cart/cart.routes.ts'
import type { TravellerFault } from '#api/modules/cart/travellers.domain.ts'
import { putTravellers } from '#api/modules/cart/travellers.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

const tags = ['cart']

const hold = {
  tags,
  security,
  summary: 'Renews the hold of the cart, once, or takes a new one after it has expired',
  params: CartParams,
  response: { 200: CartAnswer, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody },
}

const travellers = {
  tags,
  security,
  summary: 'Replaces the travellers of the cart, and the contact where one is sent; renews the hold once',
  params: CartParams,
  body: CartTravellers,
  response: {
    200: CartAnswer,
    400: ErrorBody,
    401: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
  },
}

const quote = {
  tags,
  security,
  summary: 'Returns the priced lines of the cart and the amounts due',
  params: CartParams,
  response: { 200: Quote, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody },
}

/** The steps of a booking after the choice of departure and number. */
export function stepRoutes(app: Api, deps: ApiDeps): void {
  const { clock } = deps
  const auth = authentication(deps)
  const findCart = cartReader(deps)
  const config = { extension: true }

  app.post('/cart/:id/hold', { schema: hold, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    refuseWhileClosed(deps)
    const refusal = await holdCart(
      deps,
      { userId: user.id, cartId: request.params.id, client: holdingClient(request, deps.env) },
      clock(),
    )
    if (refusal) throw new Refusal(refusal)
    return toAnswer(await findCart(user.id, clock()))
  })

  app.get('/cart/:id/quote', { schema: quote, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    refuseWhileClosed(deps)
    const cart = await findCart(user.id, clock())
    if (cart?.id !== request.params.id || !cart.quote) throw new Refusal('CART_NOT_FOUND')
    return cart.quote
  })

  app.put('/cart/:id/travellers', { schema: travellers, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    refuseWhileClosed(deps)
    const result = await putTravellers(deps, user.id, request.params.id, request.body, clock())
    if (result === 'CART_NOT_FOUND' || result === 'INVALID_PHONE') throw new Refusal(result)
    if (result.length > 0) throw toRefusal(result)
    return toAnswer(await findCart(user.id, clock()))
  })
}

export function refuseWhileClosed({ isBookingOpen }: ApiDeps): void {
  if (!isBookingOpen) throw new Refusal('BOOKING_CLOSED')
}

/** Each fault under the path of its field in the request, as validation does: `travellers.0.birth_date`. */
function toRefusal(faults: (TravellerFault | 'COUNT')[]): Refusal {
  const fields = Object.fromEntries(
    faults.map((fault) =>
      fault === 'COUNT'
        ? ['travellers', refusals.TRAVELLERS_MISSING[1]]
        : [`travellers.${fault.position - 1}.${fault.field}`, refusals[fault.code][1]],
    ),
  )
  const [first = 'COUNT'] = faults
  return new Refusal(first === 'COUNT' ? 'TRAVELLERS_MISSING' : first.code, { fields })
}
