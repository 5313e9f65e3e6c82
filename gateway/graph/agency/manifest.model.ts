import { toAnswers } from '#gateway/graph/reservations/reservations.model.ts'
import type { Manifest, ManifestLine, TravellerMark } from '#gateway/graph/schema.generated.ts'
import type { ApiManifest, ApiManifestLine } from '#gateway/upstream/api.generated.ts'
import { dayOrNull, id, list, numberOrNull, record, text, textOrNull, whole } from '#gateway/upstream/read.ts'

export function toManifest(body: unknown): Manifest {
  const api = record<ApiManifest>(body)
  return {
    departureId: id(api.departure_id),
    expeditionName: text(api.expedition_name),
    startDate: text(api.start),
    endDate: text(api.end),
    guideName: textOrNull(api.guide_name),
    completeness: whole(api.completness),
    travellers: list(api.travellers, toManifestLine),
  }
}

const marks: Record<string, TravellerMark> = { arrived: 'ARRIVED', absent: 'ABSENT' }

export function toManifestLine(body: unknown): ManifestLine {
  const api = record<ApiManifestLine>(body)
  const reservationId = id(api.reservation_id)
  const position = whole(api.position, 1)
  return {
    id: `${reservationId}-${position}`,
    reservationId,
    reference: textOrNull(api.reference),
    position,
    firstName: textOrNull(api.first_name),
    lastName: textOrNull(api.last_name),
    birthDate: dayOrNull(api.birth_date),
    phone: textOrNull(api.phone),
    emergencyContact: textOrNull(api.emergency_contact),
    diet: textOrNull(api.diet),
    shoeSize: numberOrNull(api.shoe_size),
    completeness: whole(api.completness),
    missing: toAnswers(api.missing),
    mark: marks[text(api.mark)] ?? null,
  }
}
