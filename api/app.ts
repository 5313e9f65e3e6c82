import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyHttpOptions, type RawServerDefault } from 'fastify'
import { responseCache } from '#api/db/responseCache.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { devCodeRoutes } from '#api/modules/agency/access/devCodes.routes.ts'
import { agencyRoutes } from '#api/modules/agency/agency.routes.ts'
import { askRoutes } from '#api/modules/ask/ask.routes.ts'
import { authRoutes } from '#api/modules/auth/auth.routes.ts'
import { passwordHasher } from '#api/modules/auth/passwords.ts'
import { bookingRoutes } from '#api/modules/booking/booking.routes.ts'
import { changeRoutes } from '#api/modules/booking/change.routes.ts'
import { callbackRoutes } from '#api/modules/callbacks/callbacks.routes.ts'
import { capabilityRoutes } from '#api/modules/capabilities/capabilities.routes.ts'
import { cartRoutes } from '#api/modules/cart/cart.routes.ts'
import { choiceRoutes } from '#api/modules/cart/choices.routes.ts'
import { stepRoutes } from '#api/modules/cart/steps.routes.ts'
import { collectionRoutes } from '#api/modules/collections/collections.routes.ts'
import { departureRoutes } from '#api/modules/departures/departures.routes.ts'
import { cardReader } from '#api/modules/expeditions/cards.ts'
import { expeditionRoutes } from '#api/modules/expeditions/expeditions.routes.ts'
import { feedRoutes } from '#api/modules/feeds/feeds.routes.ts'
import { filterRoutes } from '#api/modules/filters/filters.routes.ts'
import { giftCardRoutes } from '#api/modules/giftCards/giftCards.routes.ts'
import { guideRoutes } from '#api/modules/guides/guides.routes.ts'
import { interestRoutes } from '#api/modules/interests/interests.routes.ts'
import { invoiceRoutes } from '#api/modules/invoices/invoices.routes.ts'
import { liveRoutes } from '#api/modules/live/live.routes.ts'
import { devMailRoutes } from '#api/modules/mail/devMails.routes.ts'
import { messageRoutes } from '#api/modules/messages/messages.routes.ts'
import { moderationRoutes } from '#api/modules/messages/moderation.routes.ts'
import { newsletterRoutes } from '#api/modules/newsletter/newsletter.routes.ts'
import { answerOctoError } from '#api/modules/octo/octo.errors.ts'
import { octoRoutes } from '#api/modules/octo/octo.routes.ts'
import { paymentRoutes } from '#api/modules/payments/payments.routes.ts'
import { webhookRoutes } from '#api/modules/payments/webhooks.routes.ts'
import { photoRoutes } from '#api/modules/photos/photos.routes.ts'
import { pledgeRoutes } from '#api/modules/pledges/pledges.routes.ts'
import { reportRoutes } from '#api/modules/reports/reports.routes.ts'
import { reservationRoutes } from '#api/modules/reservations/reservations.routes.ts'
import { reviewRoutes } from '#api/modules/reviews/reviews.routes.ts'
import { submissionRoutes } from '#api/modules/reviews/submissions.routes.ts'
import { bitReader } from '#api/modules/search/bits.repository.ts'
import { searchRoutes } from '#api/modules/search/search.routes.ts'
import { themeExpeditionsReader } from '#api/modules/search/themeExpeditions.ts'
import { siteRoutes } from '#api/modules/settings/site.routes.ts'
import { shortlistRoutes } from '#api/modules/shortlists/shortlists.routes.ts'
import { socialRoutes } from '#api/modules/social/social.routes.ts'
import { themeRoutes } from '#api/modules/themes/themes.routes.ts'
import { userRoutes } from '#api/modules/users/users.routes.ts'
import { waitingRoutes } from '#api/modules/waiting/waiting.routes.ts'
import { installAuthentication } from '#api/plugins/auth.ts'
import { installCredentials } from '#api/plugins/credentials.ts'
import { answerError, installErrors, overloaded } from '#api/plugins/errors.ts'
import { installFreshness } from '#api/plugins/freshness.ts'
import { installHealth } from '#api/plugins/health.ts'
import { installLazySchemas } from '#api/plugins/lazySchemas.ts'
import { toLoggedError } from '#api/plugins/loggedError.ts'
import { installMetrics } from '#api/plugins/metrics.ts'
import { installOpenapi } from '#api/plugins/openapi.ts'
import { installSecurityLog } from '#api/plugins/securityLog.ts'
import { octoPath } from '#schema/octo.ts'
import { uploadMs } from '#schema/upload.ts'
import { installBodyDeadline } from '#server/bodyDeadline.ts'
import { readRequestId, trustProxy } from '#server/httpOptions.ts'
import { loggedPath } from '#server/loggedPath.ts'
import { installOverload } from '#server/overload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a call that section 7 of the specification does not list. */
    extension?: boolean
    /** Followers of the live feed know the end of the sessions before the caller. */
    endsSessions?: boolean
  }
}

const responseCacheBytes = 80 * 1024 * 1024

/** Builds the service; it never listens. */
export async function buildApi(deps: ApiDeps): Promise<Api> {
  const { env } = deps
  const app = Fastify(serverOptions(deps)).withTypeProvider<TypeBoxTypeProvider>()

  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  })
  installBodyDeadline(app, 10_000)
  installLazySchemas(app)
  installErrors(app)
  installSecurityLog(app, env)
  await installCredentials(app, env)
  await installOpenapi(app, env)
  installHealth(app, deps)
  installMetrics(app, deps)
  devMailRoutes(app, deps)
  devCodeRoutes(app, deps)
  socialRoutes(app, deps)
  await app.register(
    async (v1) => {
      if (deps.maxDelayMs !== undefined) installOverload(v1, deps.maxDelayMs, overloaded)
      installFreshness(v1)
      installAuthentication(v1, deps)
      routesOfV1(v1, deps)
    },
    { prefix: '/api/v1' },
  )
  await app.register(
    async (octo) => {
      if (deps.maxDelayMs !== undefined) installOverload(octo, deps.maxDelayMs, overloaded)
      octoRoutes(octo, deps)
    },
    { prefix: octoPath },
  )
  return app
}

function serverOptions({ env, logStream }: ApiDeps): FastifyHttpOptions<RawServerDefault> {
  return {
    logger: {
      level: env.logLevel,
      ...(logStream && { stream: logStream }),
      serializers: { req: toLoggedRequest, err: toLoggedError },
    },
    genReqId: readRequestId,
    bodyLimit: 128 * 1024,
    // For a file; other bodies have ten seconds.
    requestTimeout: uploadMs,
    connectionTimeout: 15_000,
    keepAliveTimeout: 5_000,
    // Requests sent before the shutdown are still answered.
    return503OnClosing: false,
    http: { headersTimeout: 5_000, maxHeaderSize: 8_192 },
    trustProxy: trustProxy(env.proxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 320 },
    // A path that cannot be decoded reaches neither a route nor the routes' error handler.
    frameworkErrors: (error, request, reply) =>
      (request.url.startsWith(`${octoPath}/`) ? answerOctoError : answerError)(error, request, reply),
  }
}

/** Creates the caches of the service. Both read changes from the database before each use: no write invalidates them. */
function routesOfV1(v1: Api, input: ApiDeps): void {
  const { db } = input
  const deps = { ...input, responses: responseCache(responseCacheBytes) }
  const hasher = passwordHasher(deps.argon2)
  const readBits = bitReader(db)
  const readCard = cardReader(db, deps.responses)
  searchRoutes(v1, deps, readCard, readBits)
  serviceRoutes(v1, deps)
  expeditionRoutes(v1, deps, readCard)
  authRoutes(v1, deps, hasher)
  userRoutes(v1, deps)
  departureRoutes(v1, deps)
  collectionRoutes(v1, deps)
  themeRoutes(v1, deps, themeExpeditionsReader(db, readBits))
  photoRoutes(v1, deps)
  guideRoutes(v1, deps)
  reviewRoutes(v1, deps)
  messageRoutes(v1, deps)
  moderationRoutes(v1, deps)
  interestRoutes(v1, deps)
  cartRoutes(v1, deps)
  stepRoutes(v1, deps)
  paymentRoutes(v1, deps)
  bookingRoutes(v1, deps)
  changeRoutes(v1, deps)
  webhookRoutes(v1, deps)
  promiseRoutes(v1, deps)
  choiceRoutes(v1, deps)
  giftCardRoutes(v1, deps)
  reservationRoutes(v1, deps)
  feedRoutes(v1, deps)
  submissionRoutes(v1, deps)
  reportRoutes(v1, deps)
  invoiceRoutes(v1, deps)
  newsletterRoutes(v1, deps)
  callbackRoutes(v1, deps)
  shortlistRoutes(v1, deps, readCard)
  liveRoutes(v1, deps)
  agencyRoutes(v1, deps, hasher)
}

/** Places that are not sold yet: the waiting list, and promises of travellers. */
function promiseRoutes(v1: Api, deps: ApiDeps): void {
  waitingRoutes(v1, deps)
  pledgeRoutes(v1, deps)
}

/** The service itself: its offers, the values of its filters, and the sentences that it reads. */
function serviceRoutes(v1: Api, deps: ApiDeps): void {
  filterRoutes(v1, deps)
  askRoutes(v1, deps)
  capabilityRoutes(v1, deps)
  siteRoutes(v1, deps)
}

function toLoggedRequest(request: { method: string; url: string }) {
  return { method: request.method, path: loggedPath(request.url) }
}
