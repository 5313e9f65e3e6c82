import type { ToImage } from '#gateway/images/images.model.ts'
import type { ApiReservation } from '#gateway/rest/api.generated.ts'
import { dayOrNull, flag, id, record, text, textOrNull, whole } from '#gateway/rest/read.ts'
import type { Reservation, ReservationStatus } from '#gateway/schema.generated.ts'

const statuses: Record<string, ReservationStatus> = {
  'To come': 'TO_COME',
  Passed: 'PASSED',
  Canceled: 'CANCELED',
}

export function toReservation(body: unknown, toImage: ToImage): Reservation {
  const api = record<ApiReservation>(body)
  const name = text(api.name)
  return {
    id: id(api.reservation_id),
    departureId: text(api.departure_id),
    name,
    expeditionSlug: textOrNull(api.expedition_slug),
    departureDate: dayOrNull(api.departure_date) ?? '',
    departureEnd: dayOrNull(api.departure_end),
    durationDays: whole(api.duration_days),
    level: whole(api.level_number, 1),
    travellerCount: whole(api.travelers_count, 1),
    isConfirmed: flag(api.is_confirmed),
    missingToConfirm: whole(api.missing_to_confirm),
    isGuide: flag(api.is_guide),
    isUnderWay: flag(api.is_under_way),
    dashboardCompleteness: Math.max(0, Math.min(100, whole(api.dashboard_completness))),
    coverImage: toImage(api.main_photo_large ?? api.main_photo_small, name),
    status: statuses[text(api.reservation_status_front_end)] ?? 'TO_COME',
  }
}
