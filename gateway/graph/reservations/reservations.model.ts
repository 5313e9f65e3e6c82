import { findLastDay } from '#gateway/graph/departures/departures.model.ts'
import { toGuide } from '#gateway/graph/guides/guides.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import { toOwnReview } from '#gateway/graph/reviews/ownReview.model.ts'
import type {
  GuidedDeparture,
  Participant,
  ParticipantAnswer,
  ParticipantInput,
  Reservation,
  ReservationOption,
  ReservationRefund,
  ReservationStatus,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import {
  dayOrNull,
  euros,
  eurosOrNull,
  flag,
  id,
  list,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  whole,
  wholeOrNull,
} from '#gateway/upstream/read.ts'

/** Relations that need a REST call. */
export type ReservationRelation =
  | 'expedition'
  | 'participants'
  | 'payments'
  | 'instalments'
  | 'invoices'
  | 'cancellation'
  | 'change'
  | 'roadBook'

export type ReservationModel = Omit<Reservation, ReservationRelation> & { expeditionId: string | null }
export type ParticipantPayloadModel = { reservation: ReservationModel | null; errors: UserError[] }

const statuses: Record<string, ReservationStatus> = {
  'To come': 'TO_COME',
  Passed: 'PASSED',
  Canceled: 'CANCELED',
}

/** Null where the service has no options. */
function toOption(body: unknown): ReservationOption | null {
  const api = recordOrNull(body)
  const until = textOrNull(api?.until)
  return until ? { until, amount: euros(api?.amount_cents) } : null
}

export function toReservation(body: unknown, toImage: ToImage): ReservationModel {
  const api = record(body)
  const name = text(api.name)
  const departureDate = dayOrNull(api.departure_date) ?? ''
  const durationDays = whole(api.duration_days)
  return {
    id: id(api.reservation_id),
    departureId: text(api.departure_id),
    name,
    expeditionId: textOrNull(api.expedition_id),
    expeditionSlug: textOrNull(api.expedition_slug),
    reference: textOrNull(api.reference),
    total: eurosOrNull(api.total_cents),
    paid: eurosOrNull(api.paid_cents),
    balance: eurosOrNull(api.balance_cents),
    balanceDueOn: dayOrNull(api.balance_due_on),
    option: toOption(api.option),
    departureDate,
    departureEnd:
      dayOrNull(api.departure_end) ?? (departureDate ? findLastDay(departureDate, durationDays) : null),
    durationDays,
    level: whole(api.level_number, 1),
    travellerCount: whole(api.travelers_count, 1),
    isConfirmed: flag(api.is_confirmed),
    missingToConfirm: whole(api.missing_to_confirm),
    isGuide: flag(api.is_guide),
    guide: toGuide(api.guide),
    isUnderWay: flag(api.is_under_way),
    dashboardCompleteness: Math.max(0, Math.min(100, whole(api.dashboard_completness))),
    missing: toAnswers(api.missing),
    refund: toRefund(api.refund),
    coverImage: toImage(api.main_photo_large ?? api.main_photo_small, name),
    status: statuses[text(api.reservation_status_front_end)] ?? 'TO_COME',
    review: toOwnReview(api.review),
    reviewMonths: texts(api.review_months),
  }
}

function toRefund(body: unknown): ReservationRefund | null {
  const api = recordOrNull(body)
  const amount = numberOrNull(api?.amount)
  if (!api || amount === null) return null
  return {
    amount,
    state: text(api.state) === 'done' ? 'DONE' : 'PENDING',
    refundedOn: dayOrNull(api.refunded_on),
  }
}

export function toParticipant(body: unknown, reservationId: string): Participant {
  const api = record(body)
  const position = whole(api.position, 1)
  return {
    id: `${reservationId}-${position}`,
    position,
    firstName: textOrNull(api.first_name),
    lastName: textOrNull(api.last_name),
    birthDate: dayOrNull(api.birth_date),
    phone: textOrNull(api.phone),
    emergencyContact: textOrNull(api.emergency_contact),
    diet: textOrNull(api.diet),
    shoeSize: wholeOrNull(api.shoe_size),
    missing: toAnswers(api.missing),
  }
}

/** Absent fields stay unchanged. */
export const toApiParticipant = (input: ParticipantInput) => ({
  first_name: input.firstName,
  last_name: input.lastName,
  birth_date: input.birthDate,
  phone: input.phone,
  emergency_contact: input.emergencyContact,
  diet: input.diet,
  shoe_size: input.shoeSize,
})

export function toGuidedDeparture(body: unknown): GuidedDeparture {
  const api = record(body)
  return {
    id: id(api.departure_id),
    expeditionSlug: textOrNull(api.expedition_slug),
    name: text(api.name),
    startDate: dayOrNull(api.departure_date) ?? '',
    endDate: dayOrNull(api.departure_end) ?? '',
    capacity: whole(api.capacity),
    bookedCount: whole(api.booked_count),
    missingToConfirm: whole(api.missing_to_confirm),
    travellers: list(api.travellers, toGuidedTraveller),
    notes: list(api.notes, toGuideNote),
  }
}

function toGuideNote(body: unknown): GuidedDeparture['notes'][number] {
  const api = record(body)
  return {
    id: id(api.id),
    reservationId: id(api.reservation_id),
    body: text(api.body),
    createdAt: text(api.created_at),
  }
}

function toGuidedTraveller(body: unknown): GuidedDeparture['travellers'][number] {
  const api = record(body)
  return {
    reservationId: id(api.reservation_id),
    position: whole(api.position, 1),
    firstName: textOrNull(api.first_name),
    lastName: textOrNull(api.last_name),
    phone: textOrNull(api.phone),
    emergencyContact: textOrNull(api.emergency_contact),
    email: textOrNull(api.email),
    completeness: whole(api.completness),
    missing: toAnswers(api.missing),
  }
}

const answers: Record<string, ParticipantAnswer> = {
  first_name: 'FIRST_NAME',
  last_name: 'LAST_NAME',
  birth_date: 'BIRTH_DATE',
  phone: 'PHONE',
  emergency_contact: 'EMERGENCY_CONTACT',
  diet: 'DIET',
  shoe_size: 'SHOE_SIZE',
}

const toAnswers = (names: unknown): ParticipantAnswer[] => texts(names).flatMap((name) => answers[name] ?? [])
