import type { FastifyRequest } from 'fastify'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { Done } from '#api/modules/auth/auth.contract.ts'
import {
  AddressParams,
  MailedToken,
  MailedTokenParams,
  OneClickForm,
} from '#api/modules/newsletter/newsletter.contract.ts'
import {
  confirmSubscription,
  leaveNewsletter,
  requestSubscription,
} from '#api/modules/newsletter/subscriptions.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { readEmail } from '#schema/email.ts'

const tags = ['newsletter']

const subscription = {
  tags,
  security: [{}, ...security],
  summary: 'Subscribes an email address to the newsletter',
  description:
    'Accepts no body. The response does not depend on whether the address has an account or is already subscribed. The account of the address is subscribed after confirmation by email, or immediately when the bearer token belongs to it.',
  params: AddressParams,
  response: { 200: Done, 422: ErrorBody, 429: ErrorBody },
}

const confirmation = {
  tags,
  summary: 'Confirms a subscription with the emailed token',
  body: MailedToken,
  response: { 200: Done, 422: ErrorBody },
}

const unsubscription = {
  tags,
  summary: 'Unsubscribes with the emailed token; idempotent',
  body: MailedToken,
  response: { 200: Done, 422: ErrorBody },
}

const oneClick = {
  tags,
  summary: 'Unsubscribes in one click from a mail client (RFC 8058)',
  consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  params: MailedTokenParams,
  body: OneClickForm,
  response: { 200: Done, 400: ErrorBody, 422: ErrorBody },
}

const extension = { extension: true }
const done = { ok: true } as const

export function newsletterRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock } = deps

  app.post('/newsletter/confirmation', { schema: confirmation, config: extension }, async (request) => {
    await db.transaction((tx) => confirmSubscription(tx, request.body.token, readContext(request, deps)))
    return done
  })

  app.post('/newsletter/unsubscription', { schema: unsubscription, config: extension }, async (request) => {
    await db.transaction((tx) => leaveNewsletter(tx, request.body.token, clock()))
    return done
  })

  app.register(async (scope) => bodilessRoutes(scope, deps))
}

/** Calls without a meaningful body accept any media type: it is read as text. */
function bodilessRoutes(scope: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const auth = authentication(deps)
  const rates = rateLimits(deps)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))

  scope.post('/users/newsletter/:email', { schema: subscription }, async (request) => {
    const email = readEmail(request.params.email)
    if (!email) throw new Refusal('INVALID_EMAIL')
    const sender = await auth.findSender(request)
    if (sender) await rates.enforce(limits.newsletterByUser, sender.user.id)
    else await rates.enforceFrom(limits.newsletterByAddress, request.ip)
    const subscriber = { email, senderId: sender?.user.id }
    await db.transaction((tx) => requestSubscription(tx, subscriber, readContext(request, deps)))
    return done
  })

  const url = '/newsletter/unsubscription/:token'
  scope.post(url, { schema: oneClick, config: extension }, async (request) => {
    await db.transaction((tx) => leaveNewsletter(tx, request.params.token, clock()))
    return done
  })
}

function readContext(request: FastifyRequest, { clock, env }: ApiDeps) {
  return { now: clock(), publicUrl: env.publicUrl, requestId: request.id }
}
