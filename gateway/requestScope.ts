import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RestCall, RestScope } from '#gateway/rest/rest.ts'
import type { TraceContext } from '#gateway/tracing/traceContext.ts'

/** What a request brings along to its upstream calls. Its signal is made when somebody first asks for it. */
export class RequestScope implements RestScope {
  readonly requestId: string
  readonly clientAddress: string
  readonly calls: RestCall[]
  readonly trace: TraceContext | undefined
  readonly #reply: FastifyReply
  #controller: AbortController | undefined

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.requestId = request.id
    this.clientAddress = request.ip
    this.calls = request.traced?.calls ?? []
    this.trace = request.traced?.context
    this.#reply = reply
  }

  get signal(): AbortSignal {
    if (this.#controller) return this.#controller.signal
    const controller = new AbortController()
    const { raw } = this.#reply
    raw.on('close', () => {
      if (!raw.writableFinished) controller.abort()
    })
    this.#controller = controller
    return controller.signal
  }
}
