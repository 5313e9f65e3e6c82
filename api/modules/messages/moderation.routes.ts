import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { findMessage } from '#api/modules/messages/messages.repository.ts'
import { DeletableMessages, MessageDone, MessageParams } from '#api/modules/messages/moderation.contract.ts'
import { deleteMessage, findDeletableIds } from '#api/modules/messages/moderation.repository.ts'
import { addReport } from '#api/modules/reports/reports.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const tags = ['messages']
const config = { extension: true }

const deletable = {
  tags,
  security,
  summary:
    'Lists the messages that the account can still delete: posted within 15 minutes and without replies',
  response: { 200: DeletableMessages, 401: ErrorBody },
}

const remove = {
  tags,
  security,
  summary: 'Deletes a message of the account within 15 minutes, unless it has replies',
  params: MessageParams,
  response: { 200: MessageDone, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody },
}

const report = {
  tags,
  security,
  summary: 'Reports a message to the agency, once per account',
  params: MessageParams,
  response: { 200: MessageDone, 401: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

export function moderationRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const auth = authentication(deps)
  const rates = rateLimits(deps)

  app.get('/user/messages/deletable', { schema: deletable, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    return { ids: await findDeletableIds(db, user.id, clock()) }
  })

  app.delete('/messages/:id', { schema: remove, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const { id } = request.params
    const found = await findMessage(db, id)
    if (found?.author.id !== user.id) throw new Refusal('MESSAGE_NOT_FOUND')
    if (!(await deleteMessage(db, id, user.id, clock()))) throw new Refusal('MESSAGE_LOCKED')
    return { ok: true }
  })

  app.post('/messages/:id/reports', { schema: report, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const { id } = request.params
    if (!(await findMessage(db, id))) throw new Refusal('MESSAGE_NOT_FOUND')
    await rates.enforce(limits.messageReports, user.id)
    await addReport({ ...deps, requestId: request.id }, user, { kind: 'message', id })
    return { ok: true }
  })
}
