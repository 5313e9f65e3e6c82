import { maxNameLength } from '#schema/constants.ts'
import { readName } from '#schema/name.ts'

/** As on the identity document. */
export type Traveller = { firstName: string; lastName: string; birthDate: string }

type TravellerField = 'first_name' | 'last_name' | 'birth_date'
export type TravellerFault = {
  /** From 1. */
  position: number
  field: TravellerField
  code: 'DOCUMENT_NAME' | 'NAME_TOO_LONG' | 'INVALID_BIRTH_DATE' | 'AGE_NOT_ALLOWED'
}

/** Conditions that the travellers must meet: the adults come first, then the children. */
export type Party = {
  today: string
  startOn: string
  adults: number
  children: number
  /** Null where only adults may leave. */
  ageMinChild: number | null
  /** Children leave among themselves, with a guide. */
  isWithoutParents: boolean
}

const adultAge = 18
const oldestBirthDate = '1900-01-01'
const minNameLength = 2

/** Letters of any script with their marks, and the marks between names; no digit, no emoji. */
const namePattern = /^\p{L}[\p{L}\p{M}\p{Zs}'’.·-]*$/u

/** Faults of the travellers, in their order; the first fault of a field only. */
export function faultsOfTravellers(travellers: Traveller[], party: Party): TravellerFault[] {
  return travellers.flatMap((traveller, index) => listFaults(traveller, index + 1, party))
}

function listFaults(traveller: Traveller, position: number, party: Party): TravellerFault[] {
  const faults: [TravellerField, TravellerFault['code'] | undefined][] = [
    ['first_name', faultOfDocumentName(traveller.firstName)],
    ['last_name', faultOfDocumentName(traveller.lastName)],
    ['birth_date', faultOfBirthDate(traveller.birthDate, position, party)],
  ]
  return faults.flatMap(([field, code]) => (code ? [{ position, field, code }] : []))
}

function faultOfDocumentName(typed: string): TravellerFault['code'] | undefined {
  const name = readName(typed)
  if (!name || [...name].length < minNameLength || !namePattern.test(name)) return 'DOCUMENT_NAME'
  return [...name].length > maxNameLength ? 'NAME_TOO_LONG' : undefined
}

function faultOfBirthDate(
  birthDate: string,
  position: number,
  party: Party,
): TravellerFault['code'] | undefined {
  if (birthDate < oldestBirthDate || birthDate > party.today) return 'INVALID_BIRTH_DATE'
  const age = ageOn(birthDate, party.startOn)
  const isChild = position > party.adults
  if (!isChild) return age < adultAge ? 'AGE_NOT_ALLOWED' : undefined
  const isFree = party.ageMinChild !== null && (party.adults > 0 || party.isWithoutParents)
  return isFree && age >= (party.ageMinChild ?? 0) && age < adultAge ? undefined : 'AGE_NOT_ALLOWED'
}

/** Whole years on a day; a person born on 29 February is a year older on 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Whether a traveller is a child on that day; without a birth date, an adult. */
export const isChild = (birthDate: string | null, day: string): boolean =>
  birthDate !== null && ageOn(birthDate, day) < adultAge

/** Whether step 2 is complete: everybody has a name and an age that fits. */
export function areComplete(travellers: Traveller[], party: Party): boolean {
  return (
    travellers.length === party.adults + party.children && faultsOfTravellers(travellers, party).length === 0
  )
}
