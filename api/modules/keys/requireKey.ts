import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiDeps } from '#api/deps.ts'
import { demoKey } from '#api/modules/keys/apiKey.domain.ts'
import type { KeyScope } from '#api/modules/keys/keys.contract.ts'
import { keyMessages as messages } from '#api/modules/keys/keys.messages.ts'
import { presentedKeys } from '#api/modules/keys/presentedKeys.ts'
import { readBearer } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that `requireKey` has admitted. */
    apiKey: ApiKey
  }
}

/** Partner that sells departures, with the share of their price that it owes; null: not agreed. */
export type Reseller = { id: string; name: string; netPercent: number | null }

/** The caller of a route behind a key. */
export type ApiKey = {
  id: string
  /** Null: the program is no reseller. */
  reseller: Reseller | null
  scopes: KeyScope[]
  test: boolean
}

/**
 * Decorates requests with their key, and returns the hook of routes behind one: `onRequest: requireKey('octo')`, which
 * refuses before the body is read. Keys are read with each request: a revoked one is refused at once on every node.
 */
export function installKeys(app: FastifyInstance, deps: Pick<ApiDeps, 'db' | 'clock' | 'env'>) {
  const rates = rateLimits(deps)
  const keys = presentedKeys(deps)
  const admitted = new WeakMap<FastifyRequest, ApiKey>()

  app.decorateRequest('apiKey', {
    getter() {
      const key = admitted.get(this)
      if (!key) throw new Error(`${this.routeOptions.url} is not behind requireKey()`)
      return key
    },
  })

  return function requireKey(scope: KeyScope) {
    return async (request: FastifyRequest): Promise<void> => {
      const sent = readBearer(request)
      if (sent === undefined) throw new Refusal('UNAUTHENTICATED', { message: messages.missing })
      const found = await keys.find(sent)
      if (!found) throw new Refusal('UNAUTHENTICATED', { message: messages.unknown })
      const isPublished = deps.env.isProduction && sent === demoKey
      if (found.revokedAt || isPublished || !found.key.scopes.includes(scope))
        throw new Refusal('FORBIDDEN', { message: messages.refused })
      await rates.enforce(limits.keyRequests, found.key.id)
      await keys.markUsed(found.key.id, found.lastUsedAt)
      admitted.set(request, { ...found.key, reseller: found.reseller })
    }
  }
}
