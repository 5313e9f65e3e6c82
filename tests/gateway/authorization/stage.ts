import type { Credentials } from '#tests/support/gateway.ts'
import type { Product } from '#tests/support/product.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** An owner with a step-up, and words that the audit log must never hold. */
export type Stage = {
  db: Product['db']
  owner: StaffMember
  secrets: string[]
  /** Sends a mutation as the owner; returns its payload. */
  send(call: string, selection: string): Promise<unknown>
}

/** A call that succeeds; `as` where another caller than the owner sends it. */
export type Success = { call: string; as?: Credentials }
