import { type Static, Type } from 'typebox'
import { instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { toId } from '#api/modules/agency/departures/departures.contract.ts'
import { reportKinds } from '#api/modules/reports/reports.contract.ts'
import { maxMessageLength } from '#schema/constants.ts'

export const questionStates = ['open', 'answered', 'hidden'] as const
/** Lists of the inbox: the states, and the questions with reports that wait for a decision. */
export const questionLists = [...questionStates, 'reported'] as const

const exampleId = '8c7a5b1e-5a43-4f1f-9d8e-0f0d8b1c2a3b'
const messageFields = {
  id: uuid('ID', exampleId),
  body: text('Plain text', 'Faut-il déjà avoir dormi en refuge\u00a0?'),
  author_name: text('First name of the author', 'Élodie'),
  created_at: instant('Time at which it was posted', '2027-02-01T18:20:00.000Z'),
  hidden_at: nullable(instant('Time at which it was hidden', '2027-02-02T09:00:00.000Z')),
  hidden_reason: nullable(text('Reason for hiding it', 'Coordonnées personnelles')),
  reports_count: whole('Reports that wait for a decision', 0),
  report_reasons: Type.Array(text('Reason of a report', 'Un numéro de téléphone'), {
    description: 'Reasons that those reports give',
  }),
}

const AgencyReply = Type.Object(
  {
    ...messageFields,
    role: oneOf(['visitor', 'guide', 'agency'] as const, { description: 'Role of the author' }),
  },
  { title: 'AgencyReply' },
)

export const AgencyQuestion = Type.Object(
  {
    ...messageFields,
    expedition_id: text('ID of the expedition', '1'),
    expedition_name: text('Name of the expedition', 'Balcons de la Vanoise'),
    expedition_slug: text('Slug of the expedition', 'balcons-de-la-vanoise'),
    state: oneOf(questionStates, { description: 'State' }),
    assigned_to: nullable(uuid('Member of the staff who takes care of it', exampleId)),
    assigned_name: nullable(text('First name of that member', 'Claire')),
    replies: Type.Array(AgencyReply, { description: 'Replies, hidden ones included, oldest first' }),
  },
  { title: 'AgencyQuestion' },
)
export type AgencyQuestion = Static<typeof AgencyQuestion>
export type AgencyReply = Static<typeof AgencyReply>

export const AgencyQuestions = Type.Object(
  {
    questions: Type.Array(AgencyQuestion, {
      description: 'Questions; those without an answer oldest first, others newest first',
    }),
    next: nullable(
      text('Cursor of the next page, for `after`; null on the last', 'MTgwNDY2OTIwMDAwMF84Yzdh'),
    ),
    total_count: whole('Number of questions on all pages', 12),
  },
  { title: 'AgencyQuestions' },
)

export const QuestionsQuery = Type.Object({
  list: Type.Optional(
    oneOf(questionLists, { description: 'List of the inbox; without an answer by default' }),
  ),
  expedition_id: Type.Optional(toId('ID of the expedition', '1')),
  assigned_to: Type.Optional(uuid('Member of the staff who takes care of them', exampleId)),
  first: Type.Optional(text('Number of questions, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', 'MTgwNDY2OTIwMDAwMF84Yzdh', { maxLength: 100 })),
})
export type QuestionsQuery = Static<typeof QuestionsQuery>

export const QuestionParams = Type.Object({ id: uuid('ID of the question', exampleId) })

export const AgencyAnswer = Type.Object(
  {
    body: text('Plain text', 'Non, une première nuit suffit.', { minLength: 1, maxLength: maxMessageLength }),
  },
  { title: 'AgencyAnswer', additionalProperties: false },
)

export const QuestionAssignment = Type.Object(
  {
    ids: Type.Array(uuid('ID of a question', exampleId), { minItems: 1, maxItems: 200 }),
    staff_id: nullable(uuid('Member of the staff; null to unassign them', exampleId)),
  },
  { title: 'AgencyQuestionAssignment', additionalProperties: false },
)
export type QuestionAssignment = Static<typeof QuestionAssignment>

export const VisibilityChange = Type.Object(
  {
    kind: oneOf(reportKinds, { description: 'Kind of the row' }),
    id: text('ID of the question, reply or review', exampleId, { maxLength: 36 }),
    hidden: Type.Boolean({ description: 'Whether it is hidden', examples: [true] }),
    reason: Type.Optional(
      nullable(text('Reason, to hide it', 'Coordonnées personnelles', { maxLength: 300 })),
    ),
  },
  { title: 'AgencyVisibilityChange', additionalProperties: false },
)
export type VisibilityChange = Static<typeof VisibilityChange>

export const ChangedQuestions = Type.Object(
  { questions: Type.Array(AgencyQuestion, { description: 'The questions, in no order' }) },
  { title: 'ChangedAgencyQuestions' },
)
