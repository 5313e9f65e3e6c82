import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { parseJson } from '#schema/json.ts'

export type UpstreamRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Names and values alternate. */
  headers: string[]
  body: string | null
}

export type UpstreamResponse = { status: number; headers: IncomingHttpHeaders; text: string; body: unknown }

export type TryLimits = { tryMs: number; bodyBytes: number }

/**
 * Makes one attempt: returns a response below 500 or throws a RestFailure. Uses undici's dispatch, below its
 * `request`, since the whole body is read at once.
 */
export function tryOnce(
  dispatcher: Dispatcher,
  request: UpstreamRequest,
  limits: TryLimits,
  signal: AbortSignal,
): Promise<UpstreamResponse> {
  return new Promise((resolve, reject) => {
    const reception = new Reception(request, limits, resolve, reject)
    signal.addEventListener('abort', () => reception.end(signal.reason), { once: true })
    dispatcher.dispatch(request, reception)
  })
}

class Reception implements Dispatcher.DispatchHandler {
  readonly #request: UpstreamRequest
  readonly #bodyBytes: number
  readonly #resolve: (response: UpstreamResponse) => void
  readonly #reject: (failure: RestFailure) => void
  readonly #timer: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | undefined
  #failure: RestFailure | undefined
  #status = 0
  #headers: IncomingHttpHeaders = {}
  #chunks: Buffer[] = []
  #received = 0

  constructor(
    request: UpstreamRequest,
    limits: TryLimits,
    resolve: (response: UpstreamResponse) => void,
    reject: (failure: RestFailure) => void,
  ) {
    this.#request = request
    this.#bodyBytes = limits.bodyBytes
    this.#resolve = resolve
    this.#reject = reject
    this.#timer = setTimeout(() => {
      this.end(new RestFailure('UPSTREAM_TIMEOUT', `no complete response within ${limits.tryMs} ms`))
    }, limits.tryMs)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#failure) controller.abort(this.#failure)
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status
    this.#headers = headers
    const failure = readFailure(this.#request, status, headers, this.#bodyBytes)
    if (failure) this.end(failure)
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#received += chunk.length
    if (this.#received > this.#bodyBytes) this.end(tooLarge(this.#bodyBytes))
  }

  onResponseEnd(): void {
    clearTimeout(this.#timer)
    const [first] = this.#chunks
    const text =
      first && this.#chunks.length === 1 ? first.toString() : Buffer.concat(this.#chunks).toString()
    try {
      const body = text && isJson(this.#headers) ? parseJson(text) : undefined
      this.#resolve({ status: this.#status, headers: this.#headers, text, body })
    } catch (cause) {
      this.#reject(badResponse('the response is not JSON', this.#status, { cause }))
    }
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#timer)
    this.#reject(this.#failure ?? failureBehind(error, this.#status))
  }

  /** Idempotent: later calls are echoes of the first. */
  end(failure: RestFailure): void {
    if (this.#failure) return
    this.#failure = failure
    clearTimeout(this.#timer)
    this.#reject(failure)
    this.#controller?.abort(failure)
  }
}

const isJson = (headers: IncomingHttpHeaders): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '')

/** Refuses a response by its head. */
function readFailure(
  request: UpstreamRequest,
  status: number,
  headers: IncomingHttpHeaders,
  bodyBytes: number,
): RestFailure | undefined {
  if (status >= 500) return new RestFailure('UPSTREAM_UNAVAILABLE', `responded with status ${status}`, status)
  const isUnchanged = status === 304 && request.headers.includes('if-none-match')
  if (status >= 300 && status < 400 && !isUnchanged) return badResponse('unexpected redirect', status)
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
    return badResponse(`unsupported content encoding ${headers['content-encoding']}`, status)
  if (Number(headers['content-length']) > bodyBytes) return tooLarge(bodyBytes)
  if (status < 300 && status !== 204 && !isJson(headers))
    return badResponse(`unexpected content type ${headers['content-type']}`, status)
  return undefined
}

/** Maps undici's error codes. Before a response began, the service may be unreachable. */
function failureBehind(cause: Error & { code?: string }, status: number): RestFailure {
  const code = cause.code ?? cause.name
  if (code === 'UND_ERR_INVALID_ARG')
    return new RestFailure('UPSTREAM_REFUSED', 'invalid request', 400, { cause })
  const hasBegun = status > 0 || cause.name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW'
  if (hasBegun) return badResponse(`malformed response: ${code}`, status, { cause })
  return new RestFailure('UPSTREAM_UNAVAILABLE', `no response: ${code}`, 0, { cause })
}

const tooLarge = (bytes: number) => badResponse(`the response exceeds ${bytes} bytes`)

const badResponse = (message: string, status = 0, options?: ErrorOptions) =>
  new RestFailure('UPSTREAM_BAD_RESPONSE', message, status, options)
