import type { ExpeditionType } from '#api/modules/expeditions/expeditions.contract.ts'
import { largestParty } from '#schema/constants.ts'

/** A kind of traveller that an expedition takes. */
export type UnitRule = {
  id: 'adult' | 'child'
  type: 'ADULT' | 'CHILD'
  minAge: number
  maxAge: number
  /** Units of which one must be booked with it. */
  accompaniedBy: string[]
}

const adult: UnitRule = { id: 'adult', type: 'ADULT', minAge: 18, maxAge: 99, accompaniedBy: [] }

const child = (minAge: number, accompaniedBy: string[]): UnitRule => ({
  id: 'child',
  type: 'CHILD',
  minAge,
  maxAge: 17,
  accompaniedBy,
})

/** An expedition that names no youngest age takes no children, unless it is for them alone. */
export function listUnits({
  expeditionType,
  ageMinChild,
}: {
  expeditionType: ExpeditionType | string
  ageMinChild: number | null
}): UnitRule[] {
  if (expeditionType === 'Sans les parents') return [child(ageMinChild ?? 0, [])]
  if (expeditionType === 'Expédition' || ageMinChild === null) return [adult]
  return [adult, child(ageMinChild, [adult.id])]
}

/** Most travellers of one booking: larger parties call. */
export const toMaxUnits = (groupMax: number): number => Math.min(groupMax, largestParty)

export type RequestedUnit = { id: string; quantity: number }

/** A group that asks: its travellers, and whether they may be one booking at all. */
export type Party = { quantity: number; isAllowed: boolean }

/** Undefined where the call asks for no one. */
export function toParty(
  requested: RequestedUnit[] | undefined,
  units: UnitRule[],
  groupMax: number,
): Party | undefined {
  const quantity = (requested ?? []).reduce((sum, each) => sum + each.quantity, 0)
  if (!requested || quantity === 0) return undefined
  return { quantity, isAllowed: quantity <= toMaxUnits(groupMax) && areAccompanied(requested, units) }
}

/** Whether each unit of a group has the company that it needs. */
export function areAccompanied(requested: RequestedUnit[], units: UnitRule[]): boolean {
  const present = requested.filter(({ quantity }) => quantity > 0).map(({ id }) => id)
  return units
    .filter(({ id }) => present.includes(id))
    .every(
      ({ accompaniedBy }) => accompaniedBy.length === 0 || accompaniedBy.some((id) => present.includes(id)),
    )
}
