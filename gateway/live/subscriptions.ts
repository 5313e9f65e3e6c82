import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql'
import { createHandler } from 'graphql-sse/lib/use/fastify'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { formatError } from '#gateway/errors.ts'
import type { LiveFeed } from '#gateway/live/live.feed.ts'
import { messages } from '#gateway/messages.ts'
import type { PreparedOperations } from '#gateway/operations/preparedOperations.ts'

type Deps = {
  schema: GraphQLSchema
  operations: PreparedOperations
  live: LiveFeed
  /** Origins whose pages may open a socket; a program sends none. */
  origins: string[]
}

type Asked = {
  query?: unknown
  operationName?: string | null | undefined
  variables?: object | null | undefined
}

const mostSockets = 5_000
const largestMessage = 64 * 1024
const mostPerSocket = 20

/** Subscriptions over WebSocket and over Server-Sent Events, at the address of everything else. What they tell is public. */
export function subscriptions(app: FastifyInstance, deps: Deps) {
  const prepare = (asked: Asked) => prepareSubscription(deps, asked)
  const sockets = openSockets(app, deps.origins, prepare)
  const handle = createHandler({
    onSubscribe: (_, asked) => {
      const prepared = prepare(asked)
      return 'schema' in prepared ? prepared : { errors: prepared }
    },
  })
  // Whoever cannot listen has nobody to tell.
  app.addHook('onListen', async () => deps.live.open())
  app.addHook('preClose', async () => {
    deps.live.close()
    await sockets.dispose()
  })
  return handle
}

type Prepared = (ExecutionArgs & { contextValue: { live: LiveFeed } }) | readonly GraphQLError[]

/** Only subscriptions: whatever is asked once has its own way, with its own limits. */
function prepareSubscription(
  { schema, operations, live }: Deps,
  { query, operationName, variables }: Asked,
): Prepared {
  const operation = typeof query === 'string' ? operations.find(query, operationName) : undefined
  if (!operation) return [refusal('the document cannot be read', 'GRAPHQL_PARSE_FAILED')]
  if (operation.refusal) return [refusal(operation.refusal.message, operation.refusal.code)]
  if (operation.kind !== 'subscription') return [refusal(messages.refused, 'BAD_USER_INPUT')]
  const faults = operations.faultsOf(operation)
  if (faults.length > 0) return faults
  return {
    schema,
    document: operation.document,
    operationName: operationName ?? null,
    variableValues: { ...variables },
    contextValue: { live },
  }
}

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } })

function openSockets(app: FastifyInstance, origins: string[], prepare: (asked: Asked) => Prepared) {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage })
  const perSocket = new WeakMap<object, number>()
  const disposable = useServer(
    {
      onSubscribe: ({ extra: { socket } }, _id, asked) => {
        const count = (perSocket.get(socket) ?? 0) + 1
        perSocket.set(socket, count)
        if (count > mostPerSocket) return [refusal(messages.rateLimited, 'RATE_LIMITED')]
        return prepare(asked)
      },
      onComplete: ({ extra: { socket } }) => {
        perSocket.set(socket, Math.max(0, (perSocket.get(socket) ?? 1) - 1))
      },
      onError: (_context, _id, _payload, errors) =>
        errors.map((error) => ({ ...error.toJSON(), ...formatError(error, app.log) })),
    },
    server,
  )
  app.server.on('upgrade', (request, socket, head) => {
    if (!isWelcome(request, origins) || server.clients.size >= mostSockets) return socket.destroy()
    server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request))
  })
  return disposable
}

function isWelcome({ url, headers }: IncomingMessage, origins: string[]): boolean {
  return url?.split('?', 1)[0] === '/graphql' && (!headers.origin || origins.includes(headers.origin))
}
