import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { cartReader } from '#api/modules/cart/cart.repository.ts'
import {
  PledgeAnswer,
  PledgedDepartureParams,
  PledgeParams,
  PledgeRequest,
  Pledges,
} from '#api/modules/pledges/pledges.contract.ts'
import { pledgeReader } from '#api/modules/pledges/pledges.repository.ts'
import { confirmPledge, pledge, withdrawPledge } from '#api/modules/pledges/pledging.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const tags = ['pledges']
const config = { extension: true }
const refused = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody }

const list = {
  tags,
  security,
  summary: 'Lists the promises of the account that are not over, and those that ended lately',
  response: { 200: Pledges, 401: ErrorBody },
}

const promise = {
  tags,
  security,
  summary: 'Promises to join a departure once enough travellers have promised',
  description:
    'Nothing is paid. With the last places that are missing, a call begins: the places of each promise are held for 48 hours, and it is confirmed by booking them. Requires a confirmed e-mail address.',
  params: PledgedDepartureParams,
  body: PledgeRequest,
  response: { 201: PledgeAnswer, ...refused },
}

const withdraw = {
  tags,
  security,
  summary: 'Withdraws a promise, also during a call; idempotent',
  params: PledgeParams,
  response: { 200: PledgeAnswer, ...refused },
}

const confirm = {
  tags,
  security,
  summary: 'Moves the places of a called promise to the cart of the account, held for 30 minutes',
  params: PledgeParams,
  response: { 200: PledgeAnswer, ...refused },
}

export function pledgeRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock, env, isBookingOpen } = deps
  const auth = authentication(deps)
  const rates = rateLimits(deps)
  const read = pledgeReader(db)
  const findCart = cartReader(deps)
  const at = () => ({ now: clock(), publicUrl: env.publicUrl })

  async function findAnswer(id: string) {
    const found = await read.one(id, clock())
    if (!found) throw new Refusal('PLEDGE_NOT_FOUND')
    return found
  }

  app.get('/pledges', { schema: list, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    return { pledges: await read.ofUser(user.id, clock()) }
  })

  app.post('/departures/:id/pledges', { schema: promise, config }, async (request, reply) => {
    const { user } = await auth.signedIn(request)
    if (!isBookingOpen) throw new Refusal('BOOKING_CLOSED')
    await rates.enforce(limits.pledgesByUser, user.id)
    const input = { user, departureId: Number(request.params.id), places: request.body.places }
    const id = await pledge(db, input, at())
    return reply.status(201).send({ pledge: await findAnswer(id), cart: null })
  })

  app.delete('/pledges/:id', { schema: withdraw, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const { id } = request.params
    await withdrawPledge(db, { userId: user.id, id }, at())
    return { pledge: await findAnswer(id), cart: null }
  })

  app.post('/pledges/:id/confirm', { schema: confirm, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    if (!isBookingOpen) throw new Refusal('BOOKING_CLOSED')
    await rates.enforce(limits.pledgesByUser, user.id)
    const { id } = request.params
    await confirmPledge(deps, { userId: user.id, id }, clock())
    return { pledge: await findAnswer(id), cart: await findCart(user.id, clock()) }
  })
}
