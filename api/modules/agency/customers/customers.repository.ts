import { messages, users } from '#api/db/accountTables.ts'
import { guideAccounts, staff } from '#api/db/agencyTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, desc, eq, sql } from '#api/db/drizzle.ts'
import type { AgencyCustomer } from '#api/modules/agency/customers/customers.contract.ts'
import { isOlder, type Position } from '#api/modules/agency/pages.ts'
import type { HitQuery } from '#api/modules/agency/search/hits.domain.ts'
import { hasPerson } from '#api/modules/agency/search/hits.repository.ts'

// A query of one table writes its columns without the table: here they are those of the outer query.
const reservationsCount = sql<number>`(select count(*)::int from ${reservations} as own
  where own.user_id = ${users}.id and not own.is_guide)`
const isStaff = sql`exists (select from ${staff} as member where member.user_id = ${users}.id)`
/** Guides, and authors of answers, who have booked nothing for themselves. */
const isColleague = sql`(exists (select from ${guideAccounts} as guide where guide.user_id = ${users}.id)
  or exists (select from ${messages} as said where said.author_id = ${users}.id and said.role <> 'visitor'))
  and ${reservationsCount} = 0`

type Filter = { query?: HitQuery | undefined; after?: Position | undefined }

/** Accounts that are not of the agency, the newest first. */
export async function listCustomers(
  db: Database,
  { query, after }: Filter,
  limit: number,
): Promise<AgencyCustomer[]> {
  const isFound = query && hasPerson(users.searchText, query)
  const hasWords = query && query.words.length === 0 && query.phone === undefined ? sql`false` : undefined
  const rows = await db
    .select({ user: users, reservationsCount })
    .from(users)
    .where(
      and(
        sql`not ${isStaff}`,
        sql`not (${isColleague})`,
        isFound,
        hasWords,
        isOlder(users.createdAt, users.id, after),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
  return rows.map(toCustomer)
}

export async function customerById(db: Database, id: string): Promise<AgencyCustomer | undefined> {
  const [row] = await db.select({ user: users, reservationsCount }).from(users).where(eq(users.id, id))
  return row && toCustomer(row)
}

type Row = { user: typeof users.$inferSelect; reservationsCount: number }

const toCustomer = ({ user, reservationsCount: count }: Row): AgencyCustomer => ({
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
  reservations_count: count,
})
