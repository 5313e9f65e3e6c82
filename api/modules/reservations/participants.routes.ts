import { parisDay } from '#api/clock.ts'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import { isShown } from '#api/modules/booking/phoneOption.domain.ts'
import { faultsOfIdentity } from '#api/modules/reservations/identity.domain.ts'
import {
  type Participant,
  ParticipantChange,
  ParticipantList,
  ParticipantParams,
  ReservationParams,
} from '#api/modules/reservations/participants.contract.ts'
import { listMissing, readParticipantChange } from '#api/modules/reservations/participants.domain.ts'
import {
  changeParticipant,
  findParticipants,
  findTravel,
  type ParticipantChanges,
  type StoredParticipant,
  type Travel,
} from '#api/modules/reservations/participants.repository.ts'
import { completeness, reservationStatus } from '#api/modules/reservations/reservations.domain.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

const tags = ['reservations']
const config = { extension: true }

const list = {
  tags,
  security,
  summary: 'Lists the participants of a reservation; only for the owner of the reservation',
  params: ReservationParams,
  response: { 200: ParticipantList, 401: ErrorBody, 404: ErrorBody },
}

const change = {
  tags,
  security,
  summary: 'Updates one participant of a reservation; null clears a field',
  params: ParticipantParams,
  body: ParticipantChange,
  response: {
    200: ParticipantList,
    400: ErrorBody,
    401: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
  },
}

export function participantRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const auth = authentication(deps)

  async function owned(request: Parameters<typeof auth.signedIn>[0], id: string) {
    const { user } = await auth.signedIn(request)
    const found = await findTravel(db, user.id, id)
    if (!found || !isShown(found.reservation, clock())) throw new Refusal('RESERVATION_NOT_FOUND')
    return found
  }

  async function answer(reservation: { id: string; travelersCount: number }) {
    const people = await findParticipants(db, reservation)
    return {
      participants: people.map(toParticipant),
      dashboard_completness: completeness(people, reservation.travelersCount),
    }
  }

  /** Refuses a name or birth date that a reservation sold online may not have, or no longer. */
  async function checkIdentity(
    { reservation, departure, ageMinChild }: Travel,
    position: number,
    changes: ParticipantChanges,
    today: string,
  ): Promise<void> {
    const stored = (await findParticipants(db, reservation))[position]
    if (!stored) throw new Refusal('RESERVATION_NOT_FOUND')
    const faults = faultsOfIdentity(stored, changes, { today, startOn: departure.startOn, ageMinChild })
    if (faults === 'TOO_LATE') throw new Refusal('TOO_LATE')
    const [first] = faults
    const fields = faults.map(({ field, code }) => [field, refusals[code][1]])
    if (first) throw new Refusal(first.code, { fields: Object.fromEntries(fields) })
  }

  app.get('/reservations/:id/participants', { schema: list, config }, async (request) => {
    const { reservation } = await owned(request, request.params.id)
    return answer(reservation)
  })

  app.patch('/reservations/:id/participants/:position', { schema: change, config }, async (request) => {
    const found = await owned(request, request.params.id)
    const { reservation, departure } = found
    const position = Number(request.params.position) - 1
    if (position >= reservation.travelersCount) throw new Refusal('RESERVATION_NOT_FOUND')
    const today = parisDay(clock())
    const isCanceled = Boolean(reservation.canceledAt ?? departure.canceledAt)
    if (reservationStatus({ endOn: departure.endOn, isCanceled }, today) !== 'To come')
      throw new Refusal('RESERVATION_CLOSED')
    const changes = readParticipantChange(request.body, today)
    if (reservation.order) await checkIdentity(found, position, changes, today)
    await changeParticipant(db, reservation.id, position, changes)
    return answer(reservation)
  })
}

function toParticipant(person: StoredParticipant): Participant {
  return {
    position: person.position + 1,
    first_name: person.firstName,
    last_name: person.lastName,
    birth_date: person.birthDate,
    phone: person.phone,
    emergency_contact: person.emergencyContact,
    diet: person.diet,
    shoe_size: person.shoeSize,
    missing: listMissing(person),
  }
}
