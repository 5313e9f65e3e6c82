import { type Database, findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'

/** Number of transactions of this PostgreSQL database that wait for a lock. */
export async function countLockWaits(db: Database): Promise<number> {
  const [row] = await findRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count ?? 0
}
