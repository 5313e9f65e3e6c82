import type * as octo from '@octocloud/types'

/** The standard's types declare enums, whose values are plain words on the wire. */
type Wire<T> = T extends string
  ? `${T}`
  : T extends (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T

export type OctoSupplier = Wire<octo.Supplier>
export type OctoProduct = Wire<octo.Product>
export type OctoOption = Wire<octo.Option>
export type OctoUnit = Wire<octo.Unit>
export type OctoPricing = Wire<octo.Pricing>
export type OctoAvailability = Wire<octo.Availability>
export type OctoAvailabilityDay = Wire<octo.AvailabilityCalendar>
/** Fields of octo/content that a product and its option share. */
export type OctoContent = Required<Wire<octo.ProductContent>>
export type OctoFeature = Wire<octo.Feature>
export type OctoMedia = Wire<octo.Media>
export type OctoLocation = Wire<octo.Location>
export type OctoCategory = `${octo.CategoryLabel}`
export type OctoCapabilityEntry = Wire<octo.Capability>
export type OctoBooking = Wire<octo.Booking>
export type OctoUnitItem = Wire<octo.UnitItem>
export type OctoTicket = Wire<octo.Ticket>
