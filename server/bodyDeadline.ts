import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Time for its body to arrive, where it differs from the usual one. */
    bodyMs?: number
  }
}

/** Node has one deadline for all requests: this is the shorter one of the routes without large bodies. */
export function installBodyDeadline(app: FastifyInstance, usualMs: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const isBodied = raw.headers['transfer-encoding'] ?? Number(raw.headers['content-length'] ?? 0) > 0
    if (isBodied) {
      const timer = setTimeout(() => raw.destroy(), routeOptions.config?.bodyMs ?? usualMs).unref()
      for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer))
    }
    done()
  })
}
