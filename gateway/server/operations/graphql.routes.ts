import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApolloContext } from '#gateway/graph/apollo.ts'
import type { Context } from '#gateway/graph/context.ts'
import { formatError } from '#gateway/graph/errors.ts'
import { uncacheable } from '#gateway/graph/operations/cachePolicy.ts'
import type { PreparedOperation, PreparedOperations } from '#gateway/graph/operations/preparedOperations.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { refusalBody } from '#gateway/server/guard/refusal.ts'
import type { Follow } from '#gateway/server/live/subscriptions.ts'
import { plainMediaType } from '#gateway/server/operations/accept.ts'
import { type GraphqlRequest, readGraphqlRequest } from '#gateway/server/operations/graphqlRequest.ts'
import { type PayloadCache, uncachedPayload } from '#gateway/server/operations/payloadCache.ts'
import { readTrace, reportOperation, sendPolicy, sendResult } from '#gateway/server/operations/sending.ts'
import { isRecord, parse } from '#schema/json.ts'

export type GraphqlDeps = {
  operations: PreparedOperations
  responses: PayloadCache
  apollo: ApolloServer<ApolloContext>
  /** Documents by hash: registered ones, and those that clients have sent before. */
  findText: (hash: string) => string | undefined
  createContext: (request: FastifyRequest, reply: FastifyReply) => Context
  /** Refusal of a request: credentials, rates. */
  findRefusal: (
    request: FastifyRequest,
    operation: PreparedOperation | undefined,
    variables: GraphqlRequest['variables'],
  ) => Promise<Refusal | undefined> | Refusal | undefined
  follow: Follow
  /** Whether a request may ask for `extensions.trace`, by the header `x-trace`. */
  isTraced: boolean
}

type Run = {
  request: FastifyRequest
  reply: FastifyReply
  requested: GraphqlRequest
  operation: PreparedOperation
  mediaType: string
}

/** A subscription needs a stream, not a single response. */
const notFollowed: Refusal = {
  status: 400,
  code: 'BAD_REQUEST',
  message:
    'A subscription is followed over WebSocket (graphql-transport-ws), or with the header accept: text/event-stream.',
}

/** Two lanes: prepared and compiled operations run at once; any other goes through Apollo. */
export function graphqlRoutes(app: FastifyInstance, deps: GraphqlDeps): void {
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const requested = readGraphqlRequest(request)
    const text = requested?.text ?? (requested?.hash && deps.findText(requested.hash))
    const operation = text ? deps.operations.find(text, requested?.operationName) : undefined
    const tooMuch = operation?.refusal ?? deps.operations.refuseVariables(operation, requested?.variables)
    const refusal = tooMuch ?? (await deps.findRefusal(request, operation, requested?.variables))
    if (refusal) return reply.send(refusalBody(reply, refusal))
    if (request.headers.accept?.startsWith('text/event-stream'))
      return deps.follow(reply, { ...requested, query: text })
    if (operation?.kind === 'subscription') return reply.send(refusalBody(reply, notFollowed))
    const mediaType = plainMediaType(request.headers.accept)
    const isTraced = deps.isTraced && request.headers['x-trace'] !== undefined
    if (requested && operation?.compiled && mediaType && !isTraced) {
      const run = { request, reply, requested, operation, mediaType }
      if (sendFromCache(deps, run) || (await runCompiled(deps, run))) return reply
    }
    return answerByApollo(deps, request, reply, operation, isTraced)
  }

  app.decorateRequest('operation', undefined)
  app.post('/graphql', handle)
  app.get('/graphql', handle)
}

const isShared = ({ policy }: PreparedOperation) => policy.maxAgeS > 0 && !policy.isPersonal

const toKey = ({ operation, requested }: Run) =>
  `${operation.hash}\n${requested.operationName ?? ''}\n${requested.variables ? JSON.stringify(requested.variables) : ''}`

function sendFromCache({ responses }: GraphqlDeps, run: Run): boolean {
  const cached = isShared(run.operation) ? responses.find(toKey(run)) : undefined
  if (!cached) return false
  reportOperation(run.request, run.reply, run.operation, 'cached', [])
  sendResult(run.reply, cached, run.mediaType)
  return true
}

/**
 * Returns false when the variables were invalid and nothing ran: Apollo reports them. Never returns the reply
 * itself, which is thenable.
 */
async function runCompiled({ responses, createContext }: GraphqlDeps, run: Run): Promise<boolean> {
  const { request, reply, requested, operation, mediaType } = run
  const { compiled, policy } = operation
  const begun = responses.begin()
  const context = createContext(request, reply)
  const result = await compiled?.query(undefined, context, requested.variables ?? {})
  if (!compiled || !result || result.data === undefined) return false
  const { calls } = context.scope
  reportOperation(request, reply, operation, 'compiled', calls)
  reply.header('content-type', mediaType)
  if (result.errors) {
    sendPolicy(reply, uncacheable)
    const errors = result.errors.map((error) => formatError(error, request.log))
    reply.send({ errors, data: result.data })
    return true
  }
  // A string would be concatenated with the head and encoded character by character.
  const body = Buffer.from(compiled.stringify(result))
  const paths = new Set(calls.map(({ path }) => path))
  const payload = isShared(operation)
    ? responses.set(toKey(run), begun, body, policy.maxAgeS, paths)
    : uncachedPayload(body, policy.maxAgeS, paths)
  sendResult(reply, payload, mediaType, policy.isPersonal)
  return true
}

async function answerByApollo(
  { apollo, createContext }: GraphqlDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: PreparedOperation | undefined,
  isTraced: boolean,
): Promise<FastifyReply> {
  const context = createContext(request, reply)
  const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers: readHeaders(request),
      search: new URL(request.url, 'http://gateway').search,
      body: request.body,
    },
    context: async () => ({ ...context, operation }),
  })
  for (const [name, value] of headers) reply.header(name, value)
  const text = body.kind === 'complete' ? body.string : ''
  const isGood = status === undefined && !text.startsWith('{"errors"')
  sendPolicy(reply, (isGood && operation?.policy) || uncacheable)
  reportOperation(request, reply, operation, 'apollo', context.scope.calls)
  reply.status(status ?? 200)
  return reply.send(isTraced && text.startsWith('{') ? withTrace(text, context) : text)
}

function readHeaders(request: FastifyRequest): HeaderMap {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return headers
}

/** For developers only, so it may be expensive: parses the response to extend it. */
function withTrace(text: string, { scope }: Context): string {
  return JSON.stringify({ ...parse(isRecord, text), extensions: readTrace(scope.calls) })
}
