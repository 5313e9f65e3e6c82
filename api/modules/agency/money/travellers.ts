import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { refusals } from '#api/messages.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { ChangedReservation, TravellersChange } from '#api/modules/agency/money/changes.contract.ts'
import { changeReservation, type Deps } from '#api/modules/agency/money/reservationChange.ts'
import { faultsOfIdentity } from '#api/modules/reservations/identity.domain.ts'
import { readParticipantChange } from '#api/modules/reservations/participants.domain.ts'
import {
  changeParticipant,
  findParticipants,
  findTravel,
} from '#api/modules/reservations/participants.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type TravellerInput = TravellersChange['travellers'][number]

/** Changes names and birth dates until the first day: an adult stays an adult, a child a child. */
export function setTravellers(
  deps: Deps,
  caller: AgencyCaller,
  { id, key, change }: { id: string; key: string; change: TravellersChange },
): Promise<ChangedReservation> {
  const { version, travellers } = change
  return changeReservation(deps, caller, { id, version, key }, async (tx, { reservation }, now) => {
    for (const [index, typed] of travellers.entries())
      await changeOne(tx, { userId: reservation.userId, id, typed, index }, parisDay(now))
    const positions = travellers.map(({ position }) => position)
    return { action: 'reservation.travellers_changed', before: {}, after: { positions } }
  })
}

type One = { userId: string | null; id: string; typed: TravellerInput; index: number }

async function changeOne(tx: Database, { userId, id, typed, index }: One, today: string): Promise<void> {
  const travel = await findTravel(tx, userId, id)
  const stored = travel && (await findParticipants(tx, travel.reservation))[typed.position - 1]
  if (!stored) throw new Refusal('TRAVELLER_NOT_FOUND')
  const { position: _, ...words } = typed
  const changes = readParticipantChange(words, today)
  const { startOn } = travel.departure
  const trip = { today, startOn, ageMinChild: travel.ageMinChild, lastDays: 0 }
  const faults = faultsOfIdentity(stored, changes, trip)
  if (faults === 'TOO_LATE') throw new Refusal('RESERVATION_CLOSED')
  if (faults.length > 0) {
    const fields = faults.map(({ field, code }) => [`travellers.${index}.${field}`, refusals[code][1]])
    throw new Refusal('INVALID_FIELDS', { fields: Object.fromEntries(fields) })
  }
  await changeParticipant(tx, id, stored.position, changes)
}
