/** A person's age limits on the first day of the trip. */
export type AgeLimits = { from: number; to: number | undefined }

const adultAge = 18
const oldestBirthDate = '1900-01-01'

/** Limits by position, from 0: the adults come first, then the children. */
export function ageLimits(index: number, adults: number, ageMinChild: number | null): AgeLimits {
  return index < adults ? { from: adultAge, to: undefined } : { from: ageMinChild ?? 0, to: adultAge - 1 }
}

/** Whole years on a day; a person born on 29 February is a year older on 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

type BirthDateFault = 'MISSING' | 'IMPOSSIBLE' | 'TOO_YOUNG' | 'TOO_OLD'

/** Fault of a birth date that the form reports by itself; without a first day the service decides on ages. */
export function faultOfBirthDate(
  birthDate: string,
  limits: AgeLimits,
  today: string,
  startOn: string | null,
): BirthDateFault | undefined {
  if (!birthDate) return 'MISSING'
  if (birthDate < oldestBirthDate || birthDate > today) return 'IMPOSSIBLE'
  if (!startOn) return undefined
  const age = ageOn(birthDate, startOn)
  if (age < limits.from) return 'TOO_YOUNG'
  return limits.to !== undefined && age > limits.to ? 'TOO_OLD' : undefined
}

const travellerFields = ['firstName', 'lastName', 'birthDate'] as const
export type TravellerField = (typeof travellerFields)[number]

/** Name of a field, as the gateway reports its errors: `travellers.0.firstName`. */
export const fieldName = (index: number, field: TravellerField): string => `travellers.${index}.${field}`

type Read = (name: string) => string

/** Reads the travellers from the form. */
export const toTravellers = (read: Read, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    firstName: read(fieldName(index, 'firstName')).trim(),
    lastName: read(fieldName(index, 'lastName')).trim(),
    birthDate: read(fieldName(index, 'birthDate')),
  }))

export const contactFields = ['phone', 'address', 'postcode', 'city', 'country'] as const
export type ContactField = (typeof contactFields)[number]

/** Reads the contact from the form. */
export const toContact = (read: Read) => ({
  phone: read('phone').trim(),
  address: read('address').trim(),
  postcode: read('postcode').trim(),
  city: read('city').trim(),
  country: read('country').trim(),
})

/** The form's name of a refused field: the contact's have no prefix there. */
export const refusedField = (field: string | null): string | null => field?.replace(/^contact\./, '') ?? null
