import { parisDay } from '#api/clock.ts'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { missingToConfirm } from '#api/modules/departures/departures.domain.ts'
import { Roster, RosterParams } from '#api/modules/reservations/participants.contract.ts'
import { listMissing } from '#api/modules/reservations/participants.domain.ts'
import { completeness, hasContacts } from '#api/modules/reservations/reservations.domain.ts'
import { findTravellers, guideNotes, ledBy } from '#api/modules/reservations/roster.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

const roster = {
  tags: ['reservations'],
  security,
  summary: 'Returns a departure with its travellers; only for the guide who leads it',
  params: RosterParams,
  response: { 200: Roster, 401: ErrorBody, 404: ErrorBody },
}

export function rosterRoutes(app: Api, deps: ApiDeps): void {
  const auth = authentication(deps)

  app.get('/departures/:id/roster', { schema: roster, config: { extension: true } }, async (request) => {
    const { user } = await auth.signedIn(request)
    const found = await ledBy(deps.db, user.id, Number(request.params.id))
    if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
    const travellers = await findTravellers(deps.db, found.departure.id)
    const notes = await guideNotes(deps.db, found.departure.id)
    return { ...toRoster(found, travellers, parisDay(deps.clock())), notes: notes.map(toNote) }
  })
}

type Led = NonNullable<Awaited<ReturnType<typeof ledBy>>>
type Travellers = Awaited<ReturnType<typeof findTravellers>>

function toRoster(
  { departure, expedition }: Led,
  travellers: Travellers,
  today: string,
): Omit<Roster, 'notes'> {
  const getContact = hasContacts(departure, today) ? toContact : () => noContact
  return {
    departure_id: String(departure.id),
    expedition_id: String(expedition.id),
    expedition_slug: expedition.slug,
    name: expedition.name,
    departure_date: departure.startOn,
    departure_end: departure.endOn,
    capacity: departure.capacity,
    booked_count: departure.bookedCount,
    missing_to_confirm: missingToConfirm(departure),
    price: departure.priceCents / 100,
    travellers: travellers.map((person) => ({
      reservation_id: person.reservationId,
      position: person.position + 1,
      first_name: person.firstName,
      last_name: person.lastName,
      ...getContact(person),
      completness: completeness([person], 1),
      missing: listMissing(person),
    })),
  }
}

type GuideNote = Awaited<ReturnType<typeof guideNotes>>[number]

const toNote = ({ id, reservationId, body, createdAt }: GuideNote) => ({
  id,
  reservation_id: reservationId,
  body,
  created_at: createdAt.toISOString(),
})

const toContact = ({ phone, emergencyContact, email }: Travellers[number]) => ({
  phone,
  emergency_contact: emergencyContact,
  email,
})

const noContact = { phone: null, emergency_contact: null, email: null }
