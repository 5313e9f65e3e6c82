import type { FastifyRequest } from 'fastify'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { type RefusalCode, refusals } from '#api/messages.ts'
import { CartAnswer, CartParams } from '#api/modules/cart/cart.contract.ts'
import { cartReader } from '#api/modules/cart/cart.repository.ts'
import { toAnswer } from '#api/modules/cart/cart.routes.ts'
import { CartCodes, CartOptions } from '#api/modules/cart/choices.contract.ts'
import { putCodes, triedCodes } from '#api/modules/cart/codes.repository.ts'
import { putOptions } from '#api/modules/cart/options.repository.ts'
import { refuseWhileClosed } from '#api/modules/cart/steps.routes.ts'
import { codeTrials } from '#api/modules/giftCards/codeTrials.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

const tags = ['cart']
const refusedWith = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody }

const options = {
  tags,
  security,
  summary: 'Replaces the options of the cart, and renews the hold once; an option left out is not chosen',
  params: CartParams,
  body: CartOptions,
  response: { 200: CartAnswer, ...refusedWith },
}

const codes = {
  tags,
  security,
  summary: 'Replaces the discount code and the gift cards of the cart, and renews the hold once',
  params: CartParams,
  body: CartCodes,
  response: { 200: CartAnswer, ...refusedWith, 429: ErrorBody },
}

/** The third step of a booking: options, insurance and codes. */
export function choiceRoutes(app: Api, deps: ApiDeps): void {
  const { clock } = deps
  const auth = authentication(deps)
  const findCart = cartReader(deps)
  const trials = codeTrials(deps)
  const config = { extension: true }

  app.put('/cart/:id/options', { schema: options, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    refuseWhileClosed(deps)
    const result = await putOptions(deps, user.id, request.params.id, request.body.options, clock())
    refuse(result, 'OPTION_NOT_SOLD', 'options')
    return toAnswer(await findCart(user.id, clock()))
  })

  app.put('/cart/:id/codes', { schema: codes, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    refuseWhileClosed(deps)
    const tried = triedCodes(request.body.codes, await codesOfCart(request, user.id))
    await trials.count(tried.length, { userId: user.id, address: request.ip })
    const result = await putCodes(deps, user.id, request.params.id, request.body.codes, clock())
    refuse(result, 'CODE_INVALID', 'codes')
    await trials.takeBack(tried.length, { userId: user.id, address: request.ip })
    return toAnswer(await findCart(user.id, clock()))
  })

  async function codesOfCart(request: FastifyRequest<{ Params: { id: string } }>, userId: string) {
    const cart = await findCart(userId, clock())
    if (cart?.id !== request.params.id) throw new Refusal('CART_NOT_FOUND')
    return cart.codes.map(({ code }) => code)
  }
}

/** Each fault under the path of its item in the request: `codes.1`. */
function refuse(result: number[] | 'CART_NOT_FOUND', code: RefusalCode, list: string): void {
  if (result === 'CART_NOT_FOUND') throw new Refusal(result)
  const fields = result.map((index) => [`${list}.${index}`, refusals[code][1]])
  if (fields.length > 0) throw new Refusal(code, { fields: Object.fromEntries(fields) })
}
