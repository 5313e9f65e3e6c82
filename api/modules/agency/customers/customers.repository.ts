import { eq, sql } from 'drizzle-orm'
import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import type { AgencyCustomer } from '#api/modules/agency/customers/customers.contract.ts'

const reservationsCount = sql<number>`(select count(*)::int from ${reservations} as own
  where own.user_id = ${users}.id and not own.is_guide)`

export async function customerById(db: Database, id: string): Promise<AgencyCustomer | undefined> {
  const [row] = await db.select({ user: users, reservationsCount }).from(users).where(eq(users.id, id))
  return row && toCustomer(row)
}

type Row = { user: typeof users.$inferSelect; reservationsCount: number }

const toCustomer = ({ user, reservationsCount }: Row): AgencyCustomer => ({
  id: user.id,
  version: user.version,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  phone: user.phone,
  source: user.source,
  provider: user.provider,
  is_email_confirmed: user.isEmailConfirmed,
  newsletter: user.newsletter,
  created_at: user.createdAt.toISOString(),
  reservations_count: reservationsCount,
})
