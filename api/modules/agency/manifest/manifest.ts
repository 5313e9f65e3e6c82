import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNull } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { Manifest, ManifestLine } from '#api/modules/agency/manifest/manifest.contract.ts'
import { departureLabel } from '#api/modules/departures/departures.domain.ts'
import type { TravellerMark } from '#api/modules/reservations/participants.contract.ts'
import { listMissing } from '#api/modules/reservations/participants.domain.ts'
import { changeParticipant } from '#api/modules/reservations/participants.repository.ts'
import { completeness, hasContacts } from '#api/modules/reservations/reservations.domain.ts'
import { findTravellers } from '#api/modules/reservations/roster.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** The travellers of a departure, for the agency. Each read is in the audit log: it names them. */
export async function readManifest({ db, clock }: Context, caller: Author, id: number): Promise<Manifest> {
  const now = clock()
  return db.transaction(async (tx) => {
    const found = await findDeparture(tx, id)
    const manifest = await findManifest(tx, found, parisDay(now))
    await writeAudit(tx, caller.actor, { ...toEntry(found, now), action: 'manifest.read' })
    return manifest
  })
}

/** Marks a traveller as arrived or absent, or takes the mark back. Returns the line of the manifest. */
export async function markTraveller(
  { db, clock }: Context,
  caller: AgencyCaller,
  { reservationId, position }: { reservationId: string; position: number },
  mark: TravellerMark | null,
): Promise<ManifestLine> {
  const now = clock()
  return db.transaction(async (tx) => {
    const isOpen = and(
      eq(reservations.id, reservationId),
      eq(reservations.isGuide, false),
      eq(reservations.stage, 'booked'),
      isNull(reservations.canceledAt),
    )
    const [reservation] = await tx.select().from(reservations).where(isOpen).for('update')
    if (!reservation || position > reservation.travelersCount) throw new Refusal('TRAVELLER_NOT_FOUND')
    const found = await findDeparture(tx, reservation.departureId)
    const lineNow = async () => {
      const { travellers } = await findManifest(tx, found, parisDay(now))
      return travellers.find((each) => each.reservation_id === reservationId && each.position === position)
    }
    const before = await lineNow()
    await changeParticipant(tx, reservationId, position - 1, { mark })
    const line = await lineNow()
    if (!before || !line) throw new Error(`Reservation ${reservationId} has no traveller ${position}.`)
    await writeAudit(tx, caller.actor, {
      ...toEntry(found, now),
      action: 'traveller.marked',
      before: { mark: before.mark },
      after: { mark, traveller: `${reservation.reference ?? reservationId}, ${position}` },
    })
    return line
  })
}

async function findDeparture(db: Database, id: number) {
  const [found] = await db
    .select({ departure: departures, name: expeditions.name, guideName: guides.fullName })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .leftJoin(guides, eq(guides.id, departures.guideId))
    .where(eq(departures.id, id))
  if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
  return found
}

type ManifestDeparture = Awaited<ReturnType<typeof findDeparture>>
type Traveller = Awaited<ReturnType<typeof findTravellers>>[number]

async function findManifest(db: Database, found: ManifestDeparture, today: string): Promise<Manifest> {
  const { departure, name, guideName } = found
  const travellers = await findTravellers(db, departure.id)
  const isShown = hasContacts(departure, today)
  return {
    departure_id: String(departure.id),
    expedition_name: name,
    start: departure.startOn,
    end: departure.endOn,
    guide_name: guideName,
    completness: completeness(travellers, travellers.length),
    travellers: travellers.map((traveller) => toManifestLine(traveller, isShown)),
  }
}

/** A traveller as the agency reads the details: contacts and needs only while they are needed. */
export function toManifestLine(traveller: Omit<Traveller, 'email'>, isShown: boolean): ManifestLine {
  const { reservationId, reference, position, firstName, lastName, mark } = traveller
  const { birthDate, phone, emergencyContact, diet, shoeSize } = traveller
  return {
    reservation_id: reservationId,
    reference,
    position: position + 1,
    first_name: firstName,
    last_name: lastName,
    birth_date: isShown ? birthDate : null,
    phone: isShown ? phone : null,
    emergency_contact: isShown ? emergencyContact : null,
    diet: isShown ? diet : null,
    shoe_size: isShown ? shoeSize : null,
    completness: completeness([traveller], 1),
    missing: listMissing(traveller),
    mark,
  }
}

const toEntry = ({ departure, name }: ManifestDeparture, at: Date) => ({
  at,
  entity: 'departure' as const,
  entityId: String(departure.id),
  label: departureLabel({ name, startOn: departure.startOn }),
})
