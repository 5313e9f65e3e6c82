import { daysBetween } from '#api/clock.ts'
import { faultsOfTravellers, isChild, type TravellerFault } from '#api/modules/cart/travellers.domain.ts'
import { terms } from '#api/modules/quote/terms.ts'

type Identity = { firstName: string | null; lastName: string | null; birthDate: string | null }
type Trip = {
  today: string
  startOn: string
  ageMinChild: number | null
  /** Days before the first day until which a name changes; fewer for the agency than on the site. */
  lastDays?: number
}

const fieldNames = { firstName: 'first_name', lastName: 'last_name', birthDate: 'birth_date' } as const
const parts = ['firstName', 'lastName', 'birthDate'] as const

/**
 * Faults of a new name or birth date in a reservation sold online: it replaces an adult by an adult or a child
 * by a child, whose price it has. Details that are not part of the identity document may change at any time.
 */
export function faultsOfIdentity(
  stored: Identity,
  changes: Partial<Identity>,
  trip: Trip,
): TravellerFault[] | 'TOO_LATE' {
  const input = { ...stored, ...changes }
  const changed = parts.filter((part) => input[part] !== stored[part])
  if (changed.length === 0) return []
  const isReplaced = changed.some((part) => stored[part] !== null)
  const { lastDays = terms.travellerDays } = trip
  if (isReplaced && daysBetween(trip.today, trip.startOn) < lastDays) return 'TOO_LATE'
  const traveller = {
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    birthDate: input.birthDate ?? '',
  }
  const fields = changed.map((part) => fieldNames[part])
  return faultsOfTravellers([traveller], toParty(stored.birthDate ?? input.birthDate, trip)).filter(
    ({ field }) => fields.some((changedField) => changedField === field),
  )
}

/** A party of this traveller alone; the others stay, so that a child is not alone. */
function toParty(birthDate: string | null, { today, startOn, ageMinChild }: Trip) {
  const children = isChild(birthDate, startOn) ? 1 : 0
  return {
    today,
    startOn,
    adults: 1 - children,
    children,
    ageMinChild,
    isWithoutParents: true,
  }
}
