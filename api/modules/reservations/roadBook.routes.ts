import { parisDay } from '#api/clock.ts'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { toGuideSummary } from '#api/modules/expeditions/expeditions.mappers.ts'
import { ReservationParams } from '#api/modules/reservations/participants.contract.ts'
import { findParticipants } from '#api/modules/reservations/participants.repository.ts'
import { RoadBook } from '#api/modules/reservations/roadBook.contract.ts'
import { type BookedTravel, bookedTravel } from '#api/modules/reservations/roadBook.repository.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { emergencyNumber, validUntil } from '#rules/roadBook.ts'

const read = {
  tags: ['reservations'],
  security,
  summary:
    'Returns the private facts of a road book, until 30 days after the departure; only for the owner of the reservation',
  params: ReservationParams,
  response: { 200: RoadBook, 401: ErrorBody, 404: ErrorBody, 410: ErrorBody },
}

export function roadBookRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const auth = authentication(deps)

  app.get('/reservations/:id/road-book', { schema: read, config: { extension: true } }, async (request) => {
    const { user } = await auth.signedIn(request)
    const found = await bookedTravel(db, user.id, request.params.id)
    if (!found) throw new Refusal('RESERVATION_NOT_FOUND')
    if (isGone(found, parisDay(clock()))) throw new Refusal('ROAD_BOOK_GONE')
    const people = await findParticipants(db, found.reservation)
    const { phone } = await readSettings(db, 'agency')
    const firstNames = people.flatMap(({ firstName }) => firstName?.trim() || [])
    return { ...toRoadBook(found), first_names: firstNames, agency_phone: phone }
  })
}

const isGone = ({ reservation, departure }: BookedTravel, today: string): boolean =>
  Boolean(reservation.canceledAt ?? departure.canceledAt) || today > validUntil(departure.endOn)

const toRoadBook = ({ reservation, departure, expedition, guide }: BookedTravel) => ({
  reservation_id: reservation.id,
  reference: reservation.reference,
  expedition_id: String(expedition.id),
  expedition_slug: expedition.slug,
  name: expedition.name,
  departure_date: departure.startOn,
  departure_end: departure.endOn,
  guide: guide && toGuideSummary(guide),
  emergency_number: emergencyNumber,
  valid_until: validUntil(departure.endOn),
})
