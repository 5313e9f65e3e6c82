import type { Server } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import type { Redis } from 'ioredis'
import type { DestinationStream } from 'pino'
import { createApollo } from '#gateway/graph/apollo.ts'
import { imageMapper, photoOrigins } from '#gateway/graph/images/images.model.ts'
import { inProcess } from '#gateway/graph/operations/inProcess.ts'
import { preparedOperations } from '#gateway/graph/operations/preparedOperations.ts'
import { registeredOperations } from '#gateway/graph/operations/registeredOperations.ts'
import { schema } from '#gateway/graph/schema.ts'
import { printSdl } from '#gateway/graph/sdl.ts'
import { installAccessLog } from '#gateway/server/accessLog.ts'
import type { GatewayEnv } from '#gateway/server/env.ts'
import { installEdge, refuseUnreadable } from '#gateway/server/guard/edge.ts'
import { installFailures } from '#gateway/server/guard/failures.ts'
import { warnOfProxies } from '#gateway/server/guard/proxyWarnings.ts'
import { rateLimits } from '#gateway/server/guard/rateLimits.ts'
import { overloaded } from '#gateway/server/guard/refusal.ts'
import { bodyMs, serverOptions } from '#gateway/server/guard/serverOptions.ts'
import { type ApiPid, healthRoutes } from '#gateway/server/health.ts'
import { subscriptions } from '#gateway/server/live/subscriptions.ts'
import { createMetrics, type Metrics, watchListeners } from '#gateway/server/metrics.ts'
import { graphqlRoutes } from '#gateway/server/operations/graphql.routes.ts'
import { type PayloadCache, payloadCache } from '#gateway/server/operations/payloadCache.ts'
import { openRedis, toTimes } from '#gateway/server/redis.ts'
import { requestReader } from '#gateway/server/requests.ts'
import { agencyRoutes } from '#gateway/server/site/agency.routes.ts'
import type { Site } from '#gateway/server/site/build.ts'
import { type DownloadDeps, downloadRoutes } from '#gateway/server/site/downloads.routes.ts'
import { feedRoutes } from '#gateway/server/site/feeds.routes.ts'
import { type FormsDeps, formRoutes } from '#gateway/server/site/forms.routes.ts'
import { graphiqlRoutes } from '#gateway/server/site/graphiql.routes.ts'
import { imageRoutes } from '#gateway/server/site/images.routes.ts'
import { mapRoutes, tileOrigins } from '#gateway/server/site/mapTiles.ts'
import { octoRoutes } from '#gateway/server/site/octo.routes.ts'
import { toPackFiles } from '#gateway/server/site/packFiles.ts'
import { type PageCache, pageCache } from '#gateway/server/site/pageCache.ts'
import { fileRoutes, type PagesDeps, pageRoutes } from '#gateway/server/site/pages.routes.ts'
import { roadBookRoutes } from '#gateway/server/site/roadBook.routes.ts'
import { serviceRoutes } from '#gateway/server/site/service.routes.ts'
import { sitemapRoutes } from '#gateway/server/site/sitemap.routes.ts'
import { traceRoutes } from '#gateway/server/site/trace.routes.ts'
import { uploadRoutes } from '#gateway/server/site/uploads.routes.ts'
import { installTracing } from '#gateway/server/tracing/tracing.ts'
import { createRest, type RestOptions } from '#gateway/upstream/createRest.ts'
import type { RestLimits } from '#gateway/upstream/limits.ts'
import { createMasters } from '#gateway/upstream/masters.ts'
import type { RestMetrics } from '#gateway/upstream/metrics.ts'
import { redisStore } from '#gateway/upstream/redisStore.ts'
import { installBodyDeadline } from '#server/bodyDeadline.ts'
import { readRequestId, trustProxy } from '#server/httpOptions.ts'
import { installOverload, sustainableDelayMs } from '#server/overload.ts'

type ServerFactory = FastifyServerFactory<Server>

/** Dependencies; tests, development and production pass different ones. */
export type GatewayDeps = {
  /** Base address of the REST service, before `/api/v1`. */
  apiUrl: string
  /** Set when this process starts the api: only that process makes it ready. */
  apiPid?: ApiPid
  env: GatewayEnv
  logStream?: DestinationStream
  /** For the benchmark, which measures the cost of limits, headers, log and metrics. */
  isUnguarded?: boolean
  /** Event-loop delay above which work is refused. */
  maxDelayMs?: number
  /** Limits of upstream calls that differ from the usual ones. */
  limits?: Partial<RestLimits>
  /** The operations of the site: document by hash. */
  manifest?: Record<string, string>
  /** The built site; without it the API is still served. */
  site?: Site | undefined
  /** Supplies the HTTP server when another handler precedes the gateway in this process. */
  serverFactory?: ServerFactory
}

/** Builds the gateway; it never listens. */
export async function createGateway(deps: GatewayDeps): Promise<FastifyInstance> {
  const { apiUrl, apiPid, env, maxDelayMs, limits = {}, isUnguarded = false, manifest = {}, site } = deps
  const app = createServer(deps)
  const metrics = createMetrics()
  const responses = payloadCache(Date.now)
  const redis = env.redisUrl ? openRedis(env.redisUrl, app.log) : undefined
  const rest = createRest({ ...restOptions({ apiUrl, redis, metrics, responses }), limits, log: app.log })
  const { operations, texts } = prepareOperations(manifest)
  const limit = isUnguarded ? undefined : rateLimits({ factor: env.rateLimitFactor, redis })
  const apollo = createApollo(operations, app.log, texts)
  await apollo.start()

  plainRoutes(app, { env, apiUrl, apiPid, metrics, isUnguarded })
  const packFiles = await files(app, deps)
  const requests = requestReader({
    rest,
    env,
    limit,
    apiUrl,
    cacheTimes: redis && toTimes(redis),
    packFiles,
    log: app.log,
  })
  watchListeners(metrics, requests.live.count)
  const follow = subscriptions(app, { schema, operations, ...requests, origins: pageOrigins(env), env })
  await app.register(async (scope) => {
    if (!isUnguarded) installOverload(scope, maxDelayMs ?? sustainableDelayMs, overloaded)
    const isTraced = !env.isProduction
    const graph = { operations, responses, apollo, findText: texts.get, follow, isTraced }
    graphqlRoutes(scope, { ...graph, ...requests })
    const { createVisitorContext, refusalOfPage } = requests
    const pages = pageCache({ responses, createVisitorContext, findRefusal: refusalOfPage })
    const createExecutor = inProcess(operations, schema)
    await siteRoutes(scope, { ...requests, env, apiUrl, pages, site, createExecutor })
  })
  app.addHook('onClose', async () => {
    await apollo.stop()
    await rest.close()
    redis?.disconnect()
  })
  return app
}

/** Photographs, and the files of the site; returns those that a road book takes along. */
async function files(app: FastifyInstance, { apiUrl, env, site }: GatewayDeps) {
  const photos = imageRoutes(app, { dataDir: env.dataDir, masters: createMasters(apiUrl) })
  if (site) await fileRoutes(app, site)
  return toPackFiles({ site, photos })
}

function createServer({ env, logStream, serverFactory }: GatewayDeps): FastifyInstance {
  const app = Fastify({
    ...serverOptions,
    logger: { level: env.logLevel, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: readRequestId,
    trustProxy: trustProxy(env.proxies),
    frameworkErrors: refuseUnreadable(env.publicUrl),
    ...(serverFactory && { serverFactory }),
  })
  installFailures(app)
  installBodyDeadline(app, bodyMs)
  return app
}

/** The operations of the site, ready to run. */
function prepareOperations(manifest: Record<string, string>) {
  const operations = preparedOperations(schema)
  const texts = registeredOperations(manifest)
  operations.register(texts.texts)
  return { operations, texts }
}

const pageOrigins = ({ publicUrl, corsOrigins }: GatewayEnv) => [new URL(publicUrl).origin, ...corsOrigins]

type PlainDeps = Pick<GatewayDeps, 'env' | 'apiUrl'> & {
  apiPid: ApiPid | undefined
  metrics: Metrics
  isUnguarded: boolean
}

/** Routes independent of the caller, never refused under overload. */
function plainRoutes(app: FastifyInstance, { env, apiUrl, apiPid, metrics, isUnguarded }: PlainDeps): void {
  if (!isUnguarded) installEdge(app, { publicUrl: env.publicUrl, allowedOrigins: env.corsOrigins })
  if (!isUnguarded) warnOfProxies(app, env.proxies)
  if (!isUnguarded) installAccessLog(app, metrics)
  installTracing(app, env.otlpEndpoint, metrics)
  graphiqlRoutes(app)
  healthRoutes(app, apiUrl, metrics, apiPid)
  let sdl: string | undefined
  app.get('/schema.graphql', (_, reply) => {
    sdl ??= printSdl(schema)
    return reply.type('text/plain; charset=utf-8').send(sdl)
  })
}

type SiteDeps = Omit<FormsDeps, keyof Omit<PagesDeps, 'createExecutor'>> &
  DownloadDeps & {
    env: GatewayEnv
    pages: PageCache
    site: Site | undefined
  }

/** Routes at the site's address: those of the REST service before rendered pages. */
async function siteRoutes(
  scope: FastifyInstance,
  { env, apiUrl, pages, site, ...requests }: SiteDeps,
): Promise<void> {
  const { publicUrl, isProduction, services, stripeKey } = env
  await scope.register(serviceRoutes, { apiUrl, isProduction, ...requests })
  await scope.register(octoRoutes, { apiUrl, ...requests })
  await scope.register(downloadRoutes, { apiUrl, ...requests })
  await scope.register(roadBookRoutes, { site, publicUrl, ...requests })
  await scope.register(uploadRoutes, { apiUrl, toImage: imageMapper(env), ...requests })
  sitemapRoutes(scope, { pages, publicUrl, site })
  traceRoutes(scope, pages)
  feedRoutes(scope, { publicUrl, ...requests })
  mapRoutes(scope, env)
  const imageOrigins = [...photoOrigins(env), ...tileOrigins(env)]
  if (!site) return
  const deps = { ...requests, site, pages, publicUrl, imageOrigins, services, stripeKey }
  await scope.register(formRoutes, deps)
  await agencyRoutes(scope, deps)
  pageRoutes(scope, deps)
}

type RestParts = { apiUrl: string; redis: Redis | undefined; metrics: Metrics; responses: PayloadCache }

/** Responses and REST reads are invalidated together. */
const restOptions = ({ apiUrl, redis, metrics, responses }: RestParts): RestOptions => ({
  apiUrl,
  store: redisStore(redis, apiUrl),
  metrics: restMetrics(metrics),
  onInvalidate: responses.invalidate,
})

const breakerStates = { closed: 0, halfOpen: 1, open: 2 }

function restMetrics(metrics: Metrics): RestMetrics {
  return {
    tried: (group, status, seconds) => metrics.upstreamCalls.observe({ group, status }, seconds),
    read: (_, source) => metrics.cacheReads.inc({ store: 'upstream', result: source }),
    breakerIs: (group, state) => metrics.breakers.labels(group).set(breakerStates[state]),
    inFlight: (group, count) => void metrics.inFlight.set(group, count),
  }
}
