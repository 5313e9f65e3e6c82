import type { FastifyRequest } from 'fastify'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import { Done } from '#api/modules/auth/auth.contract.ts'
import { CartAnswer } from '#api/modules/cart/cart.contract.ts'
import { cartReader } from '#api/modules/cart/cart.repository.ts'
import { acceptOffer } from '#api/modules/waiting/acceptOffer.ts'
import {
  WaitingAnswer,
  WaitingEntry,
  WaitingListParams,
  WaitingRequest,
  WaitingTokenParams,
} from '#api/modules/waiting/waiting.contract.ts'
import { entryRow, toEntry } from '#api/modules/waiting/waiting.repository.ts'
import { confirmEntry, joinWaitingList, leaveWaitingList } from '#api/modules/waiting/waitingList.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { readEmail } from '#schema/email.ts'

const tags = ['waiting-list']
const config = { extension: true }

const join = {
  tags,
  security: [{}, ...security],
  summary: 'Joins the waiting list of a departure that lacks the places',
  description:
    'An account joins at once with its own address. Without a bearer, the emailed link confirms the address. Refused with `PLACES_AVAILABLE` while the departure has the places: book them instead.',
  params: WaitingListParams,
  body: WaitingRequest,
  response: {
    201: WaitingAnswer,
    400: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
    429: ErrorBody,
  },
}

const read = {
  tags,
  summary: 'Returns an entry of a waiting list by the token of its links',
  params: WaitingTokenParams,
  response: { 200: WaitingEntry, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

const confirm = {
  tags,
  summary: 'Confirms the address of an entry by the emailed token; idempotent',
  params: WaitingTokenParams,
  response: { 200: WaitingEntry, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

const leave = {
  tags,
  summary: 'Leaves a waiting list, or declines its offer; idempotent',
  params: WaitingTokenParams,
  response: { 200: Done, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

const accept = {
  tags,
  security,
  summary: 'Moves the offered places to the cart of the account, held for 30 minutes',
  params: WaitingTokenParams,
  response: {
    200: CartAnswer,
    400: ErrorBody,
    401: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    429: ErrorBody,
  },
}

export function waitingRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock, env } = deps
  const rates = rateLimits(deps)

  joinRoute(app, deps)
  acceptRoute(app, deps)

  async function findEntry(token: string) {
    const row = await entryRow(db, token)
    if (!row) throw new Refusal('WAITING_ENTRY_NOT_FOUND')
    return toEntry(row, clock())
  }

  app.get('/waiting-list/:token', { schema: read, config }, async ({ params, ip }) => {
    await rates.enforceFrom(limits.waitingLinks, ip)
    return findEntry(params.token)
  })

  app.post('/waiting-list/:token/confirmation', { schema: confirm, config }, async ({ params, ip }) => {
    await rates.enforceFrom(limits.waitingLinks, ip)
    await confirmEntry(db, params.token, clock())
    return findEntry(params.token)
  })

  app.delete('/waiting-list/:token', { schema: leave, config }, async ({ params, ip }) => {
    await rates.enforceFrom(limits.waitingLinks, ip)
    await leaveWaitingList(db, params.token, { env, now: clock() })
    return { ok: true as const }
  })
}

function joinRoute(app: Api, deps: ApiDeps): void {
  const { db, clock, env, isBookingOpen } = deps
  const auth = authentication(deps)
  const rates = rateLimits(deps)

  /** The account's own address, or the typed one; the limits of each. An address that no link has confirmed gets one. */
  async function findAddress(request: FastifyRequest, typed: string | undefined) {
    const sender = await auth.findSender(request)
    const userId = sender?.user.id ?? null
    if (userId) await rates.enforce(limits.waitingByUser, userId)
    if (sender?.user.isEmailConfirmed) return { email: sender.user.email, userId, isConfirmed: true }
    const email = sender?.user.email ?? readEmail(typed ?? '')
    if (!email) throw new Refusal('INVALID_EMAIL', { fields: { email: refusals.INVALID_EMAIL[1] } })
    await rates.enforceFrom(limits.waitingByAddress, request.ip)
    await rates.enforce(limits.waitingMails, email)
    return { email, userId, isConfirmed: false }
  }

  app.post('/departures/:id/waiting-list', { schema: join, config }, async (request, reply) => {
    if (!isBookingOpen) throw new Refusal('BOOKING_CLOSED')
    const { places, email } = request.body
    const address = await findAddress(request, email)
    const { isConfirmed } = address
    const input = { departureId: Number(request.params.id), places, ...address }
    const context = { env, now: clock(), requestId: request.id }
    const { token } = await db.transaction((tx) => joinWaitingList(tx, input, context))
    return reply.status(201).send({ is_confirmed: isConfirmed, token: isConfirmed ? token : null })
  })
}

function acceptRoute(app: Api, deps: ApiDeps): void {
  const { clock, isBookingOpen } = deps
  const auth = authentication(deps)
  const rates = rateLimits(deps)
  const findCart = cartReader(deps)

  app.post('/waiting-list/:token/accept', { schema: accept, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    if (!isBookingOpen) throw new Refusal('BOOKING_CLOSED')
    await rates.enforce(limits.waitingByUser, user.id)
    await acceptOffer(deps, user.id, request.params.token, clock())
    const cart = await findCart(user.id, clock())
    return { cart, total: cart?.total ?? 0 }
  })
}
