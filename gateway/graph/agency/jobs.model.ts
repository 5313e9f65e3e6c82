import { toLeavingMails } from '#gateway/graph/agency/mails.model.ts'
import type {
  AgencyAlternative,
  AgencyJob,
  AgencyJobState,
  DepartureCancellationPlan,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyAlternative,
  ApiAgencyCancellationPlan,
  ApiAgencyJob,
  ApiAgencyJobFailure,
} from '#gateway/upstream/api.generated.ts'
import { listOf, record, text, textOrNull, whole } from '#gateway/upstream/read.ts'

const states: Record<string, AgencyJobState> = { running: 'RUNNING', done: 'DONE', failed: 'FAILED' }

export function toJob(body: unknown): AgencyJob {
  const api = record<ApiAgencyJob>(body)
  return {
    id: text(api.id),
    state: states[text(api.state)] ?? 'RUNNING',
    totalCount: whole(api.total_count),
    doneCount: whole(api.done_count),
    failures: listOf(body, 'failures').map((each) => {
      const failure = record<ApiAgencyJobFailure>(each)
      return {
        reservationId: text(failure.reservation_id),
        reference: textOrNull(failure.reference),
        message: text(failure.message),
      }
    }),
  }
}

export function toPlan(body: unknown): DepartureCancellationPlan {
  const api = record<ApiAgencyCancellationPlan>(body)
  return {
    reservationCount: whole(api.reservations_count),
    travellerCount: whole(api.travellers_count),
    paidCents: whole(api.paid_cents),
    cardCents: whole(api.card_cents),
    manualCents: whole(api.manual_cents),
    heldCount: whole(api.held_count),
    optionCount: whole(api.options_count),
    unpricedCount: whole(api.unpriced_count),
    alternatives: listOf(body, 'alternatives').map(toAlternative),
    mails: toLeavingMails(body),
    resellerCount: whole(api.resellers_count),
  }
}

export function toAlternative(body: unknown): AgencyAlternative {
  const api = record<ApiAgencyAlternative>(body)
  return {
    departureId: text(api.id),
    startDate: text(api.start),
    endDate: text(api.end),
    availableCount: whole(api.available_count),
  }
}
