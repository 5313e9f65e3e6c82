import type { ItemInput } from '#api/modules/octo/bookings/booking.contract.ts'
import { areAccompanied, type UnitRule } from '#api/modules/octo/units.domain.ts'
import type { TravellerUnit } from '#api/modules/reservations/participants.contract.ts'

/** A unit item whose unit is sold. */
export type Entry = ItemInput & { unitId: TravellerUnit }

/** The first unit that the option does not sell, as it was sent. */
export function unknownUnit(items: ItemInput[], units: UnitRule[]): { unitId: string } | undefined {
  const unknown = items.find(({ unitId }) => !units.some(({ id }) => id === unitId))
  return unknown && { unitId: unknown.unitId ?? '' }
}

export type PartyFault = 'tooManyUnits' | 'unaccompanied' | 'repeatedItem'

/** Why these travellers cannot be one booking. */
export function faultOfParty(entries: Entry[], units: UnitRule[], maxUnits: number): PartyFault | undefined {
  const uuids = entries.flatMap(({ uuid }) => uuid?.toLowerCase() ?? [])
  if (new Set(uuids).size < uuids.length) return 'repeatedItem'
  if (entries.length > maxUnits) return 'tooManyUnits'
  const requested = units.map(({ id }) => ({
    id,
    quantity: entries.filter(({ unitId }) => unitId === id).length,
  }))
  return areAccompanied(requested, units) ? undefined : 'unaccompanied'
}
