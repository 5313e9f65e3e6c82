import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import {
  addCannedAnswer,
  listCannedAnswers,
  saveCannedAnswer,
} from '#api/modules/agency/cannedAnswers/cannedAnswerChanges.ts'
import {
  CannedAnswer,
  CannedAnswerChange,
  CannedAnswerConflict,
  CannedAnswerParams,
  CannedAnswers,
  NewCannedAnswer,
} from '#api/modules/agency/cannedAnswers/cannedAnswers.contract.ts'

const common = { tags: ['agency'], security }
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = { ...common, summary: 'Lists the canned answers', response: { 200: CannedAnswers, ...read } }

const add = {
  ...common,
  summary: 'Adds a canned answer',
  body: NewCannedAnswer,
  response: { 201: CannedAnswer, ...read, 422: ErrorBody },
}

const change = {
  ...common,
  summary: 'Changes or archives a canned answer',
  params: CannedAnswerParams,
  body: CannedAnswerChange,
  response: { 200: CannedAnswer, ...read, 409: CannedAnswerConflict, 422: ErrorBody },
}

export function cannedAnswerRoutes(agency: Api, deps: ApiDeps): void {
  const config = agencyRoute('messages')

  agency.get('/canned-answers', { schema: list, config }, async () => ({
    canned_answers: await listCannedAnswers(deps.db),
  }))

  agency.post('/canned-answers', { schema: add, config }, async (request, reply) =>
    reply.status(201).send(await addCannedAnswer(deps, readCaller(request), request.body)),
  )

  agency.patch('/canned-answers/:id', { schema: change, config }, (request) =>
    saveCannedAnswer(deps, readCaller(request), Number(request.params.id), request.body),
  )
}
