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
export type OctoCapabilityEntry = Wire<octo.Capability>
