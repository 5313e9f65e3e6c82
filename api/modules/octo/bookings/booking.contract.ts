import type { TravellerUnit } from '#api/modules/reservations/participants.contract.ts'

/** A contact as OCTO writes it; null while unknown. */
export type StoredContact = {
  fullName: string | null
  firstName: string | null
  lastName: string | null
  emailAddress: string | null
  phoneNumber: string | null
  locales: string[]
  postalCode: string | null
  country: string | null
  notes: string | null
}

/** A unit item with the price that the booking keeps, in cents. */
export type StoredItem = {
  uuid: string
  unitId: TravellerUnit
  resellerReference: string | null
  contact: StoredContact
  retailCents: number
  /** Null where no share is agreed with the reseller. */
  netCents: number | null
}
