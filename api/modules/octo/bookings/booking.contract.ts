import { type Static, type TSchema, Type } from 'typebox'
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

/** Optional fields may be null: many clients send them all. */
const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]))
const word = Type.String({ maxLength: 200 })
const uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' })
const text = Type.String({ maxLength: 2000 })

const Contact = Type.Object({
  fullName: optional(word),
  firstName: optional(word),
  lastName: optional(word),
  emailAddress: optional(word),
  phoneNumber: optional(word),
  locales: optional(Type.Array(word, { maxItems: 20 })),
  postalCode: optional(word),
  country: optional(word),
  notes: optional(text),
})
export type ContactInput = Static<typeof Contact>

/** An unknown unit has a code of its own: a missing one, too. */
const Item = Type.Object({
  unitId: optional(word),
  uuid: optional(uuid),
  resellerReference: optional(word),
  contact: optional(Contact),
})
export type ItemInput = Static<typeof Item>

const unitItems = optional(Type.Array(Item, { maxItems: 200 }))
const minutes = optional(Type.Integer({ minimum: 1, maximum: 1_000_000 }))
const product = { productId: optional(word), optionId: optional(word), availabilityId: optional(word) }

export const ReserveBody = Type.Object({
  ...product,
  uuid: optional(uuid),
  unitItems,
  expirationMinutes: minutes,
  notes: optional(text),
  resellerReference: optional(word),
  contact: optional(Contact),
  currency: optional(word),
})
export type ReserveBody = Static<typeof ReserveBody>

/** Fields of a booking that a confirmation and a change may send. */
const changed = {
  ...product,
  unitItems,
  notes: optional(text),
  resellerReference: optional(word),
  emailReceipt: optional(Type.Boolean()),
}

export const ConfirmBody = Type.Object({ ...changed, contact: Contact })
export type ConfirmBody = Static<typeof ConfirmBody>

export const ChangeBody = Type.Object({
  ...changed,
  contact: optional(Contact),
  expirationMinutes: minutes,
})
export type ChangeBody = Static<typeof ChangeBody>

export const ExtendBody = Type.Object({ expirationMinutes: minutes })
export const CancelBody = Type.Object({ reason: optional(text), force: optional(Type.Boolean()) })

export const ListQuery = Type.Object({
  resellerReference: Type.Optional(word),
  supplierReference: Type.Optional(word),
  localDate: Type.Optional(word),
  localDateStart: Type.Optional(word),
  localDateEnd: Type.Optional(word),
  productId: Type.Optional(word),
  optionId: Type.Optional(word),
})
export type ListQuery = Static<typeof ListQuery>
