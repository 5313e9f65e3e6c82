import type { ApiDeps } from '#api/deps.ts'
import type { Reseller } from '#api/modules/keys/requireKey.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import type { OctoCall } from '#api/modules/octo/octo.request.ts'

/** One call of a reseller about its bookings. */
export type BookingContext = {
  db: ApiDeps['db']
  reseller: Reseller
  isTest: boolean
  now: Date
  publicUrl: string
}

/** The context of a call; a program that is no reseller has no bookings. */
export function toContext(
  { db, clock, env }: Pick<ApiDeps, 'db' | 'clock' | 'env'>,
  { isTest, reseller }: Pick<OctoCall, 'isTest' | 'reseller'>,
): BookingContext {
  if (!reseller) throw octoError('FORBIDDEN', 'noReseller')
  return { db, reseller, isTest, now: clock(), publicUrl: env.publicUrl }
}
