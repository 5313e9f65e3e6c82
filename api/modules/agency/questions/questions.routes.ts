import { Type } from 'typebox'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { afterTime, toPage } from '#api/modules/agency/pages.ts'
import {
  answerQuestion,
  assignQuestions,
  setVisibility,
} from '#api/modules/agency/questions/questionChanges.ts'
import {
  AgencyAnswer,
  AgencyQuestion,
  AgencyQuestions,
  ChangedQuestions,
  QuestionAssignment,
  QuestionParams,
  QuestionsQuery,
  VisibilityChange,
} from '#api/modules/agency/questions/questions.contract.ts'
import {
  countQuestions,
  listQuestions,
  type QuestionFilter,
} from '#api/modules/agency/questions/questions.repository.ts'
import { AgencyReview } from '#api/modules/agency/reviews/reviews.contract.ts'

const pageSize = 50

const tags = ['agency']
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }

const list = {
  tags,
  security,
  summary: 'Lists the questions of visitors: those without an answer oldest first, others newest first',
  querystring: QuestionsQuery,
  response: { 200: AgencyQuestions, 400: ErrorBody, 403: ErrorBody, 404: ErrorBody },
}

const answer = {
  tags,
  security,
  summary: 'Answers a question in public, and mails its author',
  params: QuestionParams,
  body: AgencyAnswer,
  response: { 200: AgencyQuestion, ...refused },
}

const assign = {
  tags,
  security,
  summary: 'Assigns questions to a member of the staff, or unassigns them',
  body: QuestionAssignment,
  response: { 200: ChangedQuestions, ...refused },
}

const visibility = {
  tags,
  security,
  summary: 'Hides a question, reply or review with a reason, or shows it; both decide about its reports',
  body: VisibilityChange,
  response: { 200: Type.Union([AgencyQuestion, AgencyReview]), ...refused, 409: ErrorBody },
}

export function questionRoutes(agency: Api, deps: ApiDeps): void {
  const { db } = deps
  const config = agencyRoute('messages')

  agency.get('/questions', { schema: list, config }, async ({ query }) => {
    const limit = Number(query.first ?? pageSize)
    const filter = toFilter(query)
    const found = await listQuestions(db, filter, limit + 1)
    const { shown, next } = toPage(found, limit, ({ created_at, id }) => ({ at: Date.parse(created_at), id }))
    return { questions: shown, next, total_count: await countQuestions(db, filter) }
  })

  agency.post('/questions/:id/answer', { schema: answer, config }, (request) =>
    answerQuestion(deps, readCaller(request), request.params.id, request.body.body),
  )

  agency.post('/questions/assign', { schema: assign, config }, async (request) => ({
    questions: await assignQuestions(deps, readCaller(request), request.body),
  }))

  agency.post('/visibility', { schema: visibility, config }, (request) =>
    setVisibility(deps, readCaller(request), request.body),
  )
}

function toFilter(query: QuestionsQuery): QuestionFilter {
  return {
    list: query.list ?? 'open',
    expeditionId: query.expedition_id === undefined ? undefined : Number(query.expedition_id),
    assignedTo: query.assigned_to,
    after: afterTime(query.after, 'uuid'),
  }
}
