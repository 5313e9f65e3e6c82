import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Database, rowsOf } from '#api/db/client.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any constant does, as long as no other program locks the same one in this database. */
const migrationLock = 7_204_118

/**
 * Brings the database to the newest migration. The advisory lock makes two processes that start at once take turns, and
 * one transaction makes a half-done migration impossible.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await db.transaction(async (tx) => {
    // Waiting for the others, or building an index, may take longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await tx.execute(
      sql`create table if not exists migrations (hash text primary key, applied_at timestamptz not null default now())`,
    )
    const applied = new Set(
      (await rowsOf<{ hash: string }>(tx, sql`select hash from migrations`)).map((row) => row.hash),
    )
    for (const migration of migrations.filter(({ hash }) => !applied.has(hash))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (hash) values (${migration.hash})`)
    }
  })
}
