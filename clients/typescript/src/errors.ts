import type { ErrorCode, UserErrorCode } from './operations.generated.ts'

/** The base of all errors of this package. */
export class ExploraError extends Error {}

/** No complete response: the address does not resolve, the connection broke, or the browser refuses the origin. */
export class NetworkError extends ExploraError {
  override name = 'NetworkError'

  constructor(cause: unknown) {
    super('The GraphQL API sent no complete response.', { cause })
  }
}

/** Status and headers of a response that failed. */
abstract class ResponseError extends ExploraError {
  readonly status: number
  /** Seconds to wait before the next request, where the response says so. */
  readonly retryAfterS: number | undefined
  /** Names the request in the log of the server. */
  readonly requestId: string | undefined

  constructor(message: string, { status, headers }: Response) {
    super(message)
    this.status = status
    this.retryAfterS = Number(headers.get('retry-after')) || undefined
    this.requestId = headers.get('x-request-id') ?? undefined
  }
}

/** A response that is not GraphQL: the page of a proxy, or another address. */
export class HttpError extends ResponseError {
  override name = 'HttpError'

  constructor(response: Response) {
    super(`The response with status ${response.status} is not GraphQL.`, response)
  }
}

export type GraphqlError = {
  message: string
  /** Field that failed: it is null in the data. */
  path?: (string | number)[]
  extensions: { code: ErrorCode; field?: string }
}

/** Failures that the user cannot correct: the operation is refused, or some fields are null. */
export class GraphqlErrors extends ResponseError {
  override name = 'GraphqlErrors'
  readonly errors: GraphqlError[]
  /** The rest of the response, where it has one. */
  readonly data: unknown

  constructor(errors: GraphqlError[], data: unknown, response: Response) {
    super(errors.map(({ message }) => message).join(' '), response)
    this.errors = errors
    this.data = data
  }

  /** Whether one of the errors has this code. */
  has(code: ErrorCode): boolean {
    return this.errors.some(({ extensions }) => extensions.code === code)
  }
}

export type UserError = { code: UserErrorCode; message: string; field: string | null }

/** Reasons for which a mutation is refused; each message is French, for the user. */
export class UserErrors extends ExploraError {
  override name = 'UserErrors'
  readonly errors: UserError[]
  /** Payload of the mutation, such as the cart that exists. */
  readonly data: unknown

  constructor(errors: UserError[], data: unknown) {
    super(errors.map(({ message }) => message).join(' '))
    this.errors = errors
    this.data = data
  }

  /** Whether one of the errors has this code. */
  has(code: UserErrorCode): boolean {
    return this.errors.some((error) => error.code === code)
  }
}
