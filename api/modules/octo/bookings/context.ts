import { eq } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { resellers } from '#api/db/keyTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import type { OctoCall } from '#api/modules/octo/octo.request.ts'

export type Reseller = typeof resellers.$inferSelect

/** One call of a reseller about its bookings. */
export type BookingContext = {
  db: ApiDeps['db']
  reseller: Reseller
  isTest: boolean
  now: Date
  publicUrl: string
}

/** The context of a call; a program that is no reseller has no bookings. */
export async function contextOf(
  { db, clock, env }: Pick<ApiDeps, 'db' | 'clock' | 'env'>,
  { isTest, reseller: { id } }: Pick<OctoCall, 'isTest' | 'reseller'>,
): Promise<BookingContext> {
  if (!id) throw octoError('FORBIDDEN', 'noReseller')
  return { db, reseller: await resellerById(db, id), isTest, now: clock(), publicUrl: env.publicUrl }
}

async function resellerById(db: Database, id: string): Promise<Reseller> {
  const [reseller] = await db.select().from(resellers).where(eq(resellers.id, id))
  if (!reseller) throw new Error(`reseller ${id} does not exist`)
  return reseller
}
