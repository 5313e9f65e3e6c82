import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#gateway/context.ts'
import { formatError } from '#gateway/errors.ts'
import { type Refusal, refusalBody } from '#gateway/guard/refusal.ts'
import { plainMediaType } from '#gateway/operations/accept.ts'
import type { AnswerStore, KeptAnswer } from '#gateway/operations/answers.ts'
import type { ApolloContext } from '#gateway/operations/apollo.ts'
import { type Asked, readAsked } from '#gateway/operations/asked.ts'
import type { CachePolicy } from '#gateway/operations/cachePolicy.ts'
import type { PreparedOperation, PreparedOperations } from '#gateway/operations/preparedOperations.ts'

export type GraphqlDeps = {
  operations: PreparedOperations
  answers: AnswerStore
  apollo: ApolloServer<ApolloContext>
  /** Texts by hash: the registered ones, and those that clients have sent before. */
  textOf: (hash: string) => string | undefined
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context
  /** Lets a request pass, or answers it: credentials, limits. */
  admit: (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: PreparedOperation | undefined,
  ) => Promise<boolean> | boolean
}

type Run = { request: FastifyRequest; reply: FastifyReply; asked: Asked; mediaType: string }

/** Two ways to an answer: what has been seen, checked and compiled is run at once; anything else goes through Apollo. */
export function graphqlRoutes(app: FastifyInstance, deps: GraphqlDeps): void {
  const { operations, answers, textOf, contextOf, admit } = deps

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = readAsked(request)
    const text = asked?.text ?? (asked?.hash && textOf(asked.hash))
    const operation = text ? operations.find(text, asked?.operationName) : undefined
    if (operation?.refusal) return refuse(reply, operation.refusal)
    if (!(await admit(request, reply, operation))) return reply
    const mediaType = plainMediaType(request.headers.accept)
    if (asked && operation?.compiled && mediaType) {
      const sent = await answerAtOnce({ request, reply, asked, mediaType }, operation)
      if (sent) return sent
    }
    return answerByApollo(deps, request, reply, operation)
  }

  /** `undefined` when nothing was run because of the variables: Apollo tells what is wrong with them. */
  async function answerAtOnce(run: Run, operation: PreparedOperation): Promise<FastifyReply | undefined> {
    const isShared = operation.policy.maxAgeS > 0 && !operation.policy.isPersonal
    const key = isShared ? keyOf(operation, run.asked) : ''
    const kept = isShared ? answers.find(key) : undefined
    if (kept) return sendKept(run, kept)
    const context = contextOf(run.request, run.reply)
    const result = await operation.compiled?.query(undefined, context, run.asked.variables ?? {})
    if (!result || result.data === undefined) return undefined
    run.reply.header('content-type', run.mediaType)
    if (result.errors) {
      const errors = result.errors.map((error) => formatError(error, run.request.log))
      return run.reply.header('cache-control', 'private, no-store').send({ errors, data: result.data })
    }
    const body = operation.compiled?.stringify(result) ?? ''
    sendPolicy(run.reply, operation.policy)
    if (!isShared) return run.reply.send(body)
    const bytes = Buffer.from(body)
    answers.keep(key, bytes, operation.policy.maxAgeS, new Set(context.scope.calls.map(({ path }) => path)))
    return run.reply.send(bytes)
  }

  app.post('/graphql', answer)
  app.get('/graphql', answer)
}

const keyOf = (operation: PreparedOperation, { operationName, variables }: Asked) =>
  `${operation.hash}\n${operationName ?? ''}\n${variables ? JSON.stringify(variables) : ''}`

function sendKept({ reply, mediaType }: Run, kept: KeptAnswer): FastifyReply {
  reply.header('content-type', mediaType)
  sendPolicy(reply, { maxAgeS: kept.maxAgeS, isPersonal: false })
  return reply.send(kept.body)
}

function sendPolicy(reply: FastifyReply, { maxAgeS, isPersonal }: CachePolicy): void {
  reply.header(
    'cache-control',
    isPersonal || maxAgeS === 0 ? 'private, no-store' : `public, max-age=${maxAgeS}`,
  )
}

const refuse = (reply: FastifyReply, refusal: Refusal) => reply.send(refusalBody(reply, refusal))

async function answerByApollo(
  { apollo, contextOf }: GraphqlDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: PreparedOperation | undefined,
): Promise<FastifyReply> {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const context = contextOf(request, reply)
  const {
    status,
    headers: answered,
    body,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers,
      search: new URL(request.url, 'http://gateway').search,
      body: request.body,
    },
    context: async () => ({ ...context, operation }),
  })
  for (const [name, value] of answered) reply.header(name, value)
  const isGood = body.kind === 'complete' && !body.string.startsWith('{"errors"') && status === undefined
  sendPolicy(reply, (isGood && operation?.policy) || { maxAgeS: 0, isPersonal: true })
  return reply.status(status ?? 200).send(body.kind === 'complete' ? body.string : '')
}
