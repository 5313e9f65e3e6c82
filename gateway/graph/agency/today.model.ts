import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type {
  AgencyFailure,
  AgencyFailureConnection,
  AgencyFailureKind,
  AgencyFailureState,
  AgencyToday,
  AgencyTodayCard,
  AgencyTodayKind,
  AgencyTodayRow,
  AgencyUrgency,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyFailure,
  ApiAgencyToday,
  ApiAgencyTodayCard,
  ApiAgencyTodayRow,
} from '#gateway/upstream/api.generated.ts'
import { dayOrNull, id, list, listOf, record, text, textOrNull, wholeOrNull } from '#gateway/upstream/read.ts'

const kinds: Record<string, AgencyTodayKind> = {
  unconfirmed: 'UNCONFIRMED',
  no_guide: 'NO_GUIDE',
  held_unpaid: 'HELD_UNPAID',
  options_ending: 'OPTIONS_ENDING',
  overdue: 'OVERDUE',
  due_soon: 'DUE_SOON',
  questions: 'QUESTIONS',
  reviews: 'REVIEWS',
  failures: 'FAILURES',
}
const urgencies: Record<string, AgencyUrgency> = { amber: 'AMBER', red: 'RED' }
const failureKinds: Record<string, AgencyFailureKind> = {
  payment: 'PAYMENT',
  refund: 'REFUND',
  job: 'JOB',
  webhook: 'WEBHOOK',
}
const failureStates: Record<string, AgencyFailureState> = {
  retrying: 'RETRYING',
  given_up: 'GIVEN_UP',
  refused: 'REFUSED',
  to_send: 'TO_SEND',
  pending: 'PENDING',
  owed: 'OWED',
  failing: 'FAILING',
  disabled: 'DISABLED',
}

const toUrgency = (value: unknown): AgencyUrgency => urgencies[text(value)] ?? 'CALM'

/** A card of a later version of the service is left out. */
export const toToday = (body: unknown): AgencyToday => ({
  at: text(record<ApiAgencyToday>(body).at),
  cards: listOf(body, 'cards').flatMap(toCard),
})

function toCard(body: unknown): AgencyTodayCard[] {
  const api = record<ApiAgencyTodayCard>(body)
  const kind = kinds[text(api.kind)]
  if (!kind) return []
  return [
    {
      kind,
      count: wholeOrNull(api.count),
      urgency: toUrgency(api.urgency),
      rows: list(api.rows, toRow),
      failures: list(api.failures, toFailure),
    },
  ]
}

function toRow(body: unknown): AgencyTodayRow {
  const api = record<ApiAgencyTodayRow>(body)
  return {
    id: id(api.id),
    title: text(api.title),
    detail: textOrNull(api.detail),
    at: textOrNull(api.at),
    on: dayOrNull(api.on),
    deadline: dayOrNull(api.deadline),
    amountCents: wholeOrNull(api.amount_cents),
    bookedCount: wholeOrNull(api.booked_count),
    heldCount: wholeOrNull(api.held_count),
    groupMin: wholeOrNull(api.group_min),
    urgency: toUrgency(api.urgency),
  }
}

function toFailure(body: unknown): AgencyFailure {
  const api = record<ApiAgencyFailure>(body)
  return {
    id: id(api.id),
    kind: failureKinds[text(api.kind)] ?? 'MAIL',
    state: failureStates[text(api.state)] ?? 'FAILED',
    at: text(api.at),
    title: text(api.title),
    detail: textOrNull(api.detail),
    reservationId: textOrNull(api.reservation_id),
    departureId: textOrNull(api.departure_id),
    amountCents: wholeOrNull(api.amount_cents),
    deadline: dayOrNull(api.deadline),
    urgency: toUrgency(api.urgency),
  }
}

export function toFailurePage(body: unknown): AgencyFailureConnection {
  return {
    nodes: listOf(body, 'failures').map(toFailure),
    pageInfo: toPageInfo(body),
  }
}
