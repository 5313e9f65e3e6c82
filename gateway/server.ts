import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { installAccessLog } from '#gateway/accessLog.ts'
import { type Context, type ContextDeps, makeContext } from '#gateway/context.ts'
import type { GatewayEnv } from '#gateway/env.ts'
import { expeditionMapper } from '#gateway/expeditions/expeditions.model.ts'
import { browserSessions } from '#gateway/guard/browserSession.ts'
import { credentialsOf, refuseChange, refuseCredentials } from '#gateway/guard/credentials.ts'
import { installEdge } from '#gateway/guard/edge.ts'
import type { Refusal } from '#gateway/guard/refusal.ts'
import { registeredOperations } from '#gateway/guard/registeredOperations.ts'
import { sessionSeal } from '#gateway/guard/sealedSession.ts'
import { serverOptions } from '#gateway/guard/serverOptions.ts'
import { sessionTokens } from '#gateway/guard/sessionTokens.ts'
import { healthRoutes } from '#gateway/health.ts'
import { imageMapper } from '#gateway/images/images.model.ts'
import { createMetrics, type Metrics } from '#gateway/metrics.ts'
import { type AnswerStore, answerStore } from '#gateway/operations/answers.ts'
import { createApollo } from '#gateway/operations/apollo.ts'
import { graphqlRoutes } from '#gateway/operations/graphql.routes.ts'
import { type PreparedOperation, preparedOperations } from '#gateway/operations/preparedOperations.ts'
import { RequestScope } from '#gateway/requestScope.ts'
import { createRest } from '#gateway/rest/createRest.ts'
import type { RestMetrics } from '#gateway/rest/metrics.ts'
import type { Rest } from '#gateway/rest/rest.ts'
import { buildSchema, readTypeDefs } from '#gateway/schema.ts'
import { makeSession } from '#gateway/session.ts'
import { graphiqlRoutes } from '#gateway/site/graphiql.routes.ts'

/** Trips whose slug is remembered beside their id, under either of which they may be kept. */
const mostSlugs = 10_000

/** Tests, development and production differ in what they pass. */
export type GatewayDeps = {
  /** What comes before `/api/v1`. */
  apiUrl: string
  env: GatewayEnv
  logStream?: NodeJS.WritableStream
  /** The operations of the site: text by hash. */
  manifest?: Record<string, string>
}

/** Builds the gateway; it never listens. */
export async function createGateway({
  apiUrl,
  env,
  logStream,
  manifest = {},
}: GatewayDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions,
    logger: { level: env.logLevel, ...(logStream && { stream: logStream }) },
    disableRequestLogging: true,
    genReqId: ({ headers }) => givenRequestId(headers) ?? randomUUID(),
    trustProxy: env.trustProxy,
  })
  const metrics = createMetrics()
  const answers = answerStore(Date.now)
  const rest = createRest({ apiUrl, metrics: restMetrics(metrics) })
  const operations = preparedOperations(buildSchema())
  const texts = registeredOperations(manifest)
  operations.register(texts.texts)
  const apollo = createApollo(operations, app.log, texts)
  await apollo.start()

  installEdge(app, { publicUrl: env.publicUrl, allowedOrigins: env.corsOrigins })
  installAccessLog(app, metrics)
  graphiqlRoutes(app)
  healthRoutes(app, apiUrl, metrics)
  app.get('/schema.graphql', async (_, reply) => reply.type('text/plain; charset=utf-8').send(readTypeDefs()))
  graphqlRoutes(app, {
    operations,
    answers,
    apollo,
    textOf: texts.get,
    contextOf: contextMaker(rest, env, answers),
    refusalOf: credentialsGuard(env),
    isTraced: !env.isProduction,
  })
  app.addHook('onClose', async () => {
    await apollo.stop()
    await rest.close()
  })
  return app
}

/** Ambiguous credentials, and changes that come from another site. */
function credentialsGuard({ publicUrl }: GatewayEnv) {
  const { origin, protocol } = new URL(publicUrl)
  return (request: FastifyRequest, operation: PreparedOperation | undefined): Refusal | undefined => {
    const credentials = credentialsOf(request.headers, protocol === 'https:')
    const isChange = operation?.kind === 'mutation'
    return (
      refuseCredentials(credentials) ??
      (isChange ? refuseChange(request.headers, credentials, origin) : undefined)
    )
  }
}

function givenRequestId({ 'x-request-id': given }: IncomingHttpHeaders): string | undefined {
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : undefined
}

/** What every request is given, of what outlives requests. */
function contextMaker(rest: Rest, env: GatewayEnv, answers: AnswerStore) {
  const isSecure = new URL(env.publicUrl).protocol === 'https:'
  const sessions = browserSessions({ rest, seal: sessionSeal(env.sessionSecret), isSecure })
  const tokens = sessionTokens(sessions.tokenOf)
  const toImage = imageMapper(env.imageBase)
  const slugs = new LRUCache<string, string>({ max: mostSlugs })
  const deps: ContextDeps = {
    rest,
    toImage,
    toExpedition: expeditionMapper(toImage, ({ id, slug }) => slugs.set(id, slug)),
    upstream: { takesState: false },
    forgetExpedition(id) {
      const paths = pathsOfExpedition([id, slugs.get(id) ?? id])
      rest.forget(paths)
      answers.forget(paths)
    },
  }

  return (request: FastifyRequest, reply: FastifyReply): Context => {
    const scope = new RequestScope(request, reply)
    const credentials = credentialsOf(request.headers, isSecure)
    const { cookie } = credentials
    return makeContext(deps, {
      scope,
      session: makeSession(credentials, scope, tokens),
      browser: {
        cookie: async () => cookie && sessions.upstreamCookie(cookie),
        begin: (setCookies, token) => sessions.begin(reply, setCookies, token),
        end: () => sessions.end(reply),
      },
    })
  }
}

const breakerStates = { closed: 0, halfOpen: 1, open: 2 }

function restMetrics(metrics: Metrics): RestMetrics {
  return {
    tried: (group, status, seconds) => metrics.upstreamCalls.labels(group, String(status)).observe(seconds),
    read: (_, source) => metrics.cacheReads.labels('upstream', source).inc(),
    breakerIs: (group, state) => metrics.breakers.labels(group).set(breakerStates[state]),
    inFlight: (group, change) => metrics.inFlight.labels(group).inc(change),
  }
}

const pathsOfExpedition = (keys: string[]) =>
  keys.flatMap((key) => [
    `/expeditions/${key}`,
    `/expeditions/${key}/messages`,
    `/expeditions/${key}/departures`,
  ])
