import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import type { Context } from '#gateway/graph/context.ts'
import { messages } from '#gateway/graph/messages.ts'
import type { Execute } from '#gateway/graph/operations/inProcess.ts'
import { retryAfterS } from '#gateway/server/guard/failures.ts'
import { pagePolicy } from '#gateway/server/guard/headers.ts'
import { Refused } from '#gateway/server/guard/refusal.ts'
import { toTag } from '#gateway/server/operations/payloadCache.ts'
import type { Site } from '#gateway/server/site/build.ts'
import { failurePage } from '#gateway/server/site/failurePage.ts'
import { pageAddress, plainPath, splitUrl } from '#gateway/server/site/pageAddress.ts'
import { type PageCache, sendPayload, type Work } from '#gateway/server/site/pageCache.ts'
import { isRecord } from '#schema/json.ts'
import type { AgencyFacts, Services, SiteFeatures } from '#schema/site.ts'
import { sitePaths } from '#schema/sitePaths.ts'
import { loggedPath } from '#server/loggedPath.ts'

export type PagesDeps = {
  site: Site
  publicUrl: string
  imageOrigins: string[]
  services: Services
  stripeKey: string | undefined
  pages: PageCache
  /** Executes the site's operations in this process. */
  createExecutor: (context: Context, log: FastifyBaseLogger) => Execute
}

const yearMs = 365 * 24 * 3_600_000

/** For a build, whose files have the hash of their content in their names. */
export const builtFiles = {
  wildcard: false,
  preCompressed: true,
  immutable: true,
  maxAge: yearMs,
  index: false,
  decorateReply: false,
} as const

const dayS = 24 * 3600

/** Serves the build: hashed files are cached permanently, others may change. */
export async function fileRoutes(app: FastifyInstance, { clientFolder }: Site): Promise<void> {
  const assets = join(clientFolder, 'assets')
  await app.register(fastifyStatic, {
    ...builtFiles,
    root: clientFolder,
    setHeaders(reply, path) {
      if (!path.startsWith(assets)) reply.header('cache-control', `public, max-age=${dayS}`)
    },
  })
}

/** Lifetime of a page, and of its stale copy while it is rendered again. */
const freshS = 30
const staleS = 60
const shared = `public, max-age=0, s-maxage=${freshS}, stale-while-revalidate=${staleS}`

export function toPolicy(
  { publicUrl, imageOrigins, services, site: { inlineScripts } }: PagesDeps,
  hasStripe = false,
): string {
  const { analyticsUrl, adsUrl, crmUrl } = services
  const serviceOrigins = [analyticsUrl, adsUrl, crmUrl].flatMap((url) => (url ? [new URL(url).origin] : []))
  const isSecure = publicUrl.startsWith('https:')
  return pagePolicy({ isSecure, imageOrigins, serviceOrigins, inlineScripts, hasStripe })
}

const payment = new RegExp(`^${sitePaths.payment('[^/?]+')}/?(\\?|$)`, 'i')

/** The payment page alone loads Stripe: its address is opened as a document, with a policy of its own. */
const stripeKeyAt = ({ stripeKey }: PagesDeps, address: string) =>
  payment.test(address) ? stripeKey : undefined

/** Serves all pages, rendered for a visitor, so that shared caches may store them. */
export function pageRoutes(app: FastifyInstance, deps: PagesDeps): void {
  const policy = toPolicy(deps)
  const paymentPolicy = toPolicy(deps, true)
  stateRoute(app, deps)
  app.get('/*', async (request, reply) => {
    const [path, query] = splitUrl(request.url)
    const plain = plainPath(path)
    if (plain !== path) return reply.header('cache-control', 'no-store').redirect(plain + query, 308)
    reply.headers({
      'content-security-policy': stripeKeyAt(deps, path) ? paymentPolicy : policy,
      'content-type': 'text/html; charset=utf-8',
      ...(mailed.test(path) && secretHeaders),
    })
    try {
      const work = workFor(deps, pageAddress(request.url), request.log)
      const { status, isShared, movedTo, payload } = await deps.pages.read(work, request, reply)
      if (movedTo)
        return reply
          .header('cache-control', 'no-store')
          .redirect(status === 301 ? movedTo + query : movedTo, status)
      reply.header('cache-control', status === 200 && isShared ? shared : 'no-store').status(status)
      if (status === 503) reply.header('retry-after', retryAfterS)
      return sendPayload(reply, payload)
    } catch (error) {
      if (error instanceof Refused) throw error
      return reply.status(500).header('cache-control', 'no-store').send(failurePage(messages.internal))
    }
  })
}

const immutable = `public, max-age=${yearMs / 1000}, immutable`

/**
 * Serves the state of shared pages by its content. A page that has changed meanwhile has the state of now, for
 * which React renders it again in the browser.
 */
function stateRoute(app: FastifyInstance, deps: PagesDeps): void {
  app.get<{ Params: { tag: string } }>('/page-state/:tag', async (request, reply) => {
    const { tag } = request.params
    const page = new URLSearchParams(splitUrl(request.url)[1]).get('page') ?? ''
    reply.header('cache-control', 'no-store')
    const [path, query] = splitUrl(page)
    if (plainPath(path) + query !== page) return reply.callNotFound()
    const work = workFor(deps, pageAddress(page), request.log)
    const state = await deps.pages.readState(tag, work, request, reply)
    if (!state) return reply.callNotFound()
    if (toTag(state) === `W/"${tag}"`) reply.header('cache-control', immutable)
    return sendPayload(reply.type('application/json; charset=utf-8'), state)
  })
}

/** Paths that contain a mailed secret, or the token of a list: never cached, and no page that they lead to learns them. */
const mailed = new RegExp(
  `^(${[sitePaths.password, sitePaths.emailConfirmation, sitePaths.newsletter, sitePaths.waitingList, sitePaths.shortlists].join('|')})/`,
  'i',
)

const secretHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

function workFor(deps: PagesDeps, address: string, log: FastifyBaseLogger): Work {
  const { site, publicUrl, services, createExecutor } = deps
  const stripeKey = stripeKeyAt(deps, address)
  return {
    key: address,
    freshS,
    staleS,
    async make(context, signal, storeState) {
      let isShared = !mailed.test(address) && !site.isBeingWritten
      let isUpstreamAway = false
      let movedTo: string | undefined
      const { isComplete, ...facts } = await findFacts(context, log)
      isShared &&= isComplete
      const run = createExecutor(context, log)
      const rendered = await site.render({
        url: publicUrl + address,
        listAssets: site.listAssets,
        services: { ...services, ...(stripeKey && { stripeKey }) },
        ...facts,
        signal,
        storeState: (state) =>
          isShared ? `/page-state/${storeState(state)}?page=${encodeURIComponent(address)}` : undefined,
        async execute(operationName, variables) {
          const result = await run(operationName, variables)
          isShared &&= !('errors' in result)
          if (operationName === 'ExpeditionPage') movedTo = presentPath(address, result)
          isUpstreamAway ||= (result.errors ?? []).some(isUnavailable)
          return result
        },
      })
      const { status, html } = rendered
      if (rendered.movedTo) return { status, body: '', isShared: false, movedTo: rendered.movedTo }
      if (movedTo) return { status: 301, body: '', isShared: false, movedTo }
      if (status !== 500 || !isUpstreamAway) return { status, body: html, isShared }
      log.warn({ page: loggedPath(address) }, 'failed to render a page: upstream is unavailable')
      return { status: 503, body: html, isShared }
    },
  }
}

const toSiteFeatures = ({
  access,
  booking,
  waitingList,
  pledges,
  ask,
  calendar,
  feeds,
  roadBook,
  shortlists,
  holds,
  google,
  facebook,
}: Required<SiteFeatures>): SiteFeatures => ({
  access,
  booking,
  waitingList,
  pledges,
  ask,
  calendar,
  feeds,
  roadBook,
  shortlists,
  holds,
  google,
  facebook,
})

type PageFacts = { agency: AgencyFacts; features: SiteFeatures; isComplete: boolean }

/** Facts that every page shows: the agency and its offers, by default where the service fails. */
export async function findFacts({ site, features }: Context, log: FastifyBaseLogger): Promise<PageFacts> {
  const [agency, offers] = await Promise.allSettled([site.read(), features.read()])
  for (const read of [agency, offers])
    if (read.status === 'rejected') log.info({ err: read.reason }, 'failed to read the facts of a page')
  return {
    agency: agency.status === 'fulfilled' ? agency.value : site.unknown(),
    features: offers.status === 'fulfilled' ? toSiteFeatures(offers.value) : {},
    isComplete: agency.status === 'fulfilled' && offers.status === 'fulfilled',
  }
}

/** Page of an expedition by its slug: ids and references stay as they are. */
const expeditionPage = new RegExp(`^${sitePaths.expedition('((?=[^/?]*[a-z])[a-z0-9-]+)')}(?:\\?|$)`)

/** The present path of an expedition that was requested by a former slug. */
function presentPath(address: string, { data }: { data?: unknown }): string | undefined {
  const [, requested] = expeditionPage.exec(address) ?? []
  const expedition = isRecord(data) && isRecord(data.expedition) ? data.expedition : undefined
  const slug = expedition?.slug
  return requested && typeof slug === 'string' && slug !== requested ? sitePaths.expedition(slug) : undefined
}

const unavailable = new Set<unknown>(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'])

const isUnavailable = ({ extensions }: GraphQLFormattedError) => unavailable.has(extensions?.code)
