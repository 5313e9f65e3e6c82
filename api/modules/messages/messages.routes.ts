import { ErrorBody, ExpeditionParams, security } from '#api/contract.ts'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { byKey } from '#api/modules/expeditions/byKey.ts'
import { mailAnswer } from '#api/modules/messages/answers.repository.ts'
import { readBody } from '#api/modules/messages/body.domain.ts'
import {
  Message,
  MessageCreation,
  MessageList,
  MessagesQuery,
  ReplyStat,
} from '#api/modules/messages/messages.contract.ts'
import {
  findMessage,
  findThreads,
  guides,
  insertMessage,
  lockMessage,
  type Row,
  toMessage,
} from '#api/modules/messages/messages.repository.ts'
import { replyStat } from '#api/modules/messages/replyStat.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const tags = ['messages']

const list = {
  tags,
  summary: 'Lists the questions about an expedition with their replies, newest first, 50 per page',
  params: ExpeditionParams,
  querystring: MessagesQuery,
  response: { 200: MessageList, 404: ErrorBody },
}

const stat = {
  tags,
  summary:
    'Returns the number of questions with a reply by a guide or the agency, among the newest 500, and the median reply time',
  response: { 200: ReplyStat },
}

const post = {
  tags,
  security,
  summary: 'Posts a question, or a reply with `parent_id`',
  params: ExpeditionParams,
  body: MessageCreation,
  response: { 201: Message, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody },
}

export function messageRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock, env } = deps
  const auth = authentication(deps)
  const rates = rateLimits(deps)
  const expedition = byKey(db, 'messages', { id: expeditionDocuments.expeditionId })

  /** A reply goes to a question of the same expedition: there is one level of replies. */
  async function findQuestion(parentId: string, expeditionId: number): Promise<Row> {
    const parent = await findMessage(db, parentId)
    if (parent?.message.expeditionId !== expeditionId) throw new Refusal('MESSAGE_NOT_FOUND')
    if (parent.message.parentId) throw new Refusal('REPLY_TO_REPLY')
    return parent
  }

  app.get('/messages/stat', { schema: stat, config: { extension: true } }, () => replyStat(db))

  app.get('/expeditions/:id/messages', { schema: list }, async (request) => {
    const { id } = orNotFound(await expedition(request.params.id))
    const { page = '1', q: search = '' } = request.query
    return findThreads(db, id, { page: Number(page), search })
  })

  app.post('/expeditions/:id/messages', { schema: post }, async (request, reply) => {
    const { user } = await auth.signedIn(request)
    const { id: expeditionId } = orNotFound(await expedition(request.params.id))
    const body = readBody(request.body.body)
    const { parent_id: parentId = null } = request.body
    // The ids of this service are UUIDs: no question has a number.
    if (typeof parentId === 'number') throw new Refusal('MESSAGE_NOT_FOUND')
    const question = parentId ? await findQuestion(parentId, expeditionId) : undefined
    await rates.enforce(limits.messagesByUser, user.id)
    const role = (await guides(db, user.id, expeditionId)) ? 'guide' : 'visitor'
    const message = { expeditionId, parentId, authorId: user.id, role, body, createdAt: clock() } as const
    const posted = await db.transaction(async (tx) => {
      const author = user.firstName ?? ''
      const context = { publicUrl: env.publicUrl, requestId: request.id }
      if (question && !(await lockMessage(tx, question.message.id))) throw new Refusal('MESSAGE_NOT_FOUND')
      if (question) await mailAnswer(tx, { question, answer: message, author }, context)
      return insertMessage(tx, message)
    })
    return reply.status(201).send(toMessage({ message: posted, author: user }))
  })
}
