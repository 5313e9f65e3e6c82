import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { withoutPort } from '#server/addressBlock.ts'

/** Warns once where TRUST_PROXY does not fit the proxies in front: every limit by address depends on it. */
export function warnOfProxies(app: FastifyInstance, proxies: number): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      const warning = proxies === 0 ? ignored : isIP(withoutPort(request.ip)) ? undefined : unreadable
      if (warning) request.log.warn(warning)
      hasWarned = warning !== undefined
    }
    done()
  })
}

const ignored =
  'X-Forwarded-For is ignored, so all visitors behind a proxy share one limit: set TRUST_PROXY to the number of proxies'
const unreadable =
  'X-Forwarded-For holds no address where TRUST_PROXY says the address of the visitor stands: these visitors share one limit'
