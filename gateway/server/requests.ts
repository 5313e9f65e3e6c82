import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CacheTimes } from '#gateway/graph/agency/agency.source.ts'
import { type Context, type ContextDeps, makeContext } from '#gateway/graph/context.ts'
import { expeditionMapper } from '#gateway/graph/expeditions/expeditions.model.ts'
import { imageMapper } from '#gateway/graph/images/images.model.ts'
import { rateCost } from '#gateway/graph/limits/rateCost.ts'
import { liveFeed } from '#gateway/graph/live/live.feed.ts'
import type { PreparedOperation } from '#gateway/graph/operations/preparedOperations.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import type { PackFiles } from '#gateway/graph/roadBook/packFiles.ts'
import { makeSession, type Session, type SessionTokens } from '#gateway/graph/session.ts'
import type { GatewayEnv } from '#gateway/server/env.ts'
import { browserSessions } from '#gateway/server/guard/browserSession.ts'
import {
  readCredentials,
  refuseChange,
  refuseCredentials,
  refuseForm,
} from '#gateway/server/guard/credentials.ts'
import type { rateLimits } from '#gateway/server/guard/rateLimits.ts'
import { sessionSeal } from '#gateway/server/guard/sealedSession.ts'
import { clearMarker } from '#gateway/server/guard/sessionMarker.ts'
import { sessionTokens } from '#gateway/server/guard/sessionTokens.ts'
import { goneSignal, requestScope } from '#gateway/server/requestScope.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

/** Number of calendars, each a path, that a departure invalidates; others live for ten seconds. */
const mostCalendars = 500

/** Number of expeditions whose id and slug are both known: responses may be cached under either. */
const mostKeys = 20_000

const costOfPage = 1000

type Deps = {
  rest: Rest
  env: GatewayEnv
  limit: ReturnType<typeof rateLimits> | undefined
  apiUrl: string
  cacheTimes: CacheTimes | undefined
  packFiles: PackFiles
  log: FastifyBaseLogger
}

/** Reads requests: identifies the caller, applies limits, and creates the resolvers' context. */
export function requestReader(input: Deps) {
  const { rest, env, limit } = input
  const { origin, protocol } = new URL(env.publicUrl)
  const isSecure = protocol === 'https:'
  const sessions = browserSessions({ rest, seal: sessionSeal(env.sessionSecret), isSecure })
  const tokens = sessionTokens(sessions.findToken)
  const deps = contextDeps(input)
  return {
    live: deps.live,
    ...limitsWithoutSession(limit, origin),

    /** Refuses ambiguous credentials, cross-site mutations and exceeded rates. */
    findRefusal(
      request: FastifyRequest,
      operation: PreparedOperation | undefined,
      variables: object | undefined,
    ): Refusal | undefined | Promise<Refusal | undefined> {
      const credentials = readCredentials(request.headers, isSecure)
      const isChange = operation?.kind === 'mutation'
      return (
        refuseCredentials(credentials) ??
        (isChange ? refuseChange(request, credentials, origin) : undefined) ??
        limit?.(
          { address: request.ip, session: tokens.toName(credentials) },
          rateCost(operation?.measure, variables),
        )
      )
    },

    /** Context of a page, rendered for a visitor. */
    createVisitorContext(scope: RestScope): Context {
      const session = makeSession({ bearer: undefined, cookie: undefined }, scope, tokens)
      return makeContext(deps, { scope, session, browser: noBrowser })
    },

    /** Session of a download, which needs no resolvers. */
    readSession(request: FastifyRequest, reply: FastifyReply): Session {
      const scope = requestScope(request, goneSignal(reply))
      return makeSession(readCredentials(request.headers, isSecure), scope, clearingMarker(tokens, reply))
    },

    createContext(request: FastifyRequest, reply: FastifyReply): Context {
      const scope = requestScope(request, goneSignal(reply))
      const credentials = readCredentials(request.headers, isSecure)
      return makeContext(deps, {
        scope,
        session: makeSession(credentials, scope, clearingMarker(tokens, reply)),
        browser: {
          cookie: async () => credentials.cookie && sessions.upstreamCookie(credentials.cookie),
          begin: (setCookies, token) => sessions.begin(reply, scope, { setCookies, token }),
          end: () => sessions.end(reply),
        },
      })
    },

    createStreamContext: streamContexts(deps, tokens, isSecure),
  }
}

/** Contexts of event streams, whose later calls have deadlines of their own. */
const streamContexts =
  (deps: ContextDeps, tokens: SessionTokens, isSecure: boolean) =>
  (request: FastifyRequest, reply: FastifyReply): Context => {
    const signal = goneSignal(reply)
    const credentials = readCredentials(request.headers, isSecure)
    const contextNow = (): Context => {
      const scope = { ...requestScope(request, signal), calls: [] }
      const session = makeSession(credentials, scope, tokens)
      return makeContext(deps, { scope, session, browser: noBrowser, renewed: contextNow })
    }
    return contextNow()
  }

/** Clears the browser's marker when its session turns out to be over. */
const clearingMarker = (tokens: SessionTokens, reply: FastifyReply): SessionTokens => ({
  ...tokens,
  async of(cookie, scope) {
    const token = await tokens.of(cookie, scope)
    if (token === undefined) clearMarker(reply)
    return token
  },
})

/** Requests that are limited by address alone. */
function limitsWithoutSession(limit: Deps['limit'], origin: string) {
  const refusalAt = async (address: string, cost = 1): Promise<Refusal | undefined> =>
    limit?.({ address, session: undefined }, cost)
  return {
    /** A socket carries no session. */
    refusalAt: (address: string) => refusalAt(address),
    /** Limits page renderings: one costs as much as a small operation. */
    refusalOfPage: ({ ip }: FastifyRequest) => refusalAt(ip, costOfPage),
    /** A form counts as a page, and must come from our site. */
    refusalOfForm: async (request: FastifyRequest) =>
      refuseForm(request, origin) ?? refusalAt(request.ip, costOfPage),
  }
}

/** A rendered page cannot sign in. */
const noBrowser = { cookie: async () => undefined, begin: async () => undefined, end: () => undefined }

function contextDeps({ rest, env, apiUrl, cacheTimes, packFiles, log }: Deps): ContextDeps {
  const toImage = imageMapper(env)
  const otherKeys = new LRUCache<string, string>({ max: mostKeys })
  const calendars = new LRUCache<string, true>({ max: mostCalendars })
  const invalidateExpedition = (key: string, parts?: string[]) => {
    rest.invalidate([...pathsOfExpedition([key, otherKeys.get(key) ?? key], parts), ...calendars.keys()])
    // A calendar is cached again only after a read, which remembers its path again.
    calendars.clear()
  }
  const onChange = (id: string | undefined) => (id ? invalidateExpedition(id) : rest.invalidate())
  return {
    live: liveFeed({ apiUrl, log, onChange, accounts: rest.accounts, rateLimitFactor: env.rateLimitFactor }),
    rest,
    publicUrl: env.publicUrl,
    toImage,
    toExpedition: expeditionMapper(toImage, ({ id, slug }) => otherKeys.set(id, slug).set(slug, id)),
    upstream: {},
    rememberCalendar: (path) => void calendars.set(path, true),
    cacheTimes,
    packFiles,
    invalidateExpedition,
  }
}

const pathsOfExpedition = (keys: string[], parts: string[] = []) =>
  keys.flatMap((key) =>
    ['', '/messages', '/departures', ...parts].map((part) => `/expeditions/${key}${part}`),
  )
