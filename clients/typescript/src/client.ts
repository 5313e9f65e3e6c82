import {
  type GraphqlError,
  GraphqlErrors,
  HttpError,
  NetworkError,
  type UserError,
  UserErrors,
} from './errors.ts'
import type { Arguments, Operation, RequestOptions } from './operation.ts'

export type ClientOptions = {
  /** Address of the GraphQL API. */
  url: string
  /** Bearer token of an account, or a function that returns the current one: a token lasts ten minutes. */
  token?: string | (() => string | undefined | Promise<string | undefined>)
}

export type Client = <Data extends object, Variables>(
  operation: Operation<Data, Variables>,
  ...rest: Arguments<Variables>
) => Promise<Data>

/** Longer queries are sent by POST: proxies limit addresses. */
const longestAddress = 2000

/** Sends operations, and throws an `ExploraError` for each failure. Nothing is retried. */
export function createClient({ url, token }: ClientOptions): Client {
  return async <Data extends object, Variables>(
    operation: Operation<Data, Variables>,
    variables?: Variables,
    { signal }: RequestOptions = {},
  ) => {
    const bearer = typeof token === 'function' ? await token() : token
    const [address, init] = toRequest(url, operation, variables, bearer)
    return send<Data>(address, signal ? { ...init, signal } : init)
  }
}

/** An anonymous query is a GET that needs no preflight and that HTTP caches may store. */
function toRequest(
  url: string,
  { kind, text }: Pick<Operation<unknown, unknown>, 'kind' | 'text'>,
  variables: unknown = {},
  bearer?: string,
): [string, RequestInit] {
  const address = `${url}?${new URLSearchParams({ query: text, variables: JSON.stringify(variables) })}`
  // A cookie of the site beside a token would name a second account.
  const credentials = 'omit'
  if (kind === 'query' && !bearer && address.length < longestAddress) return [address, { credentials }]
  const headers = {
    'content-type': 'application/json',
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  }
  return [url, { method: 'POST', headers, credentials, body: JSON.stringify({ query: text, variables }) }]
}

async function send<Data extends object>(address: string, init: RequestInit): Promise<Data> {
  const { response, body } = await read(address, init)
  if (!isPayload<Data>(body)) throw new HttpError(response)
  const { data, errors } = body
  if (errors) throw new GraphqlErrors(errors, data, response)
  const refusals = Object.values(data).flatMap(toUserErrors)
  if (refusals.length > 0) throw new UserErrors(refusals, data)
  return data
}

async function read(address: string, init: RequestInit): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await fetch(address, init)
    const body: unknown = await response.json().catch(undefinedIfMalformed)
    return { response, body }
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new NetworkError(cause)
  }
}

/** A connection that breaks during the body rejects with another error, which passes. */
function undefinedIfMalformed(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error
}

/** Each mutation lists its own. */
const toUserErrors = (field: unknown): UserError[] =>
  isRecord(field) && Array.isArray(field.errors) ? field.errors : []

type Payload<Data> = { data: Data; errors?: never } | { data?: unknown; errors: GraphqlError[] }

const isPayload = <Data>(body: unknown): body is Payload<Data> =>
  isRecord(body) && (isRecord(body.data) || Array.isArray(body.errors))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
