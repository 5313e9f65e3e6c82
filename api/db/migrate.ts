import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Database, findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any constant that no other program locks in this database. */
const migrationLock = 7_204_118

/**
 * Migrates the database to the newest version. The advisory lock serialises processes that start together;
 * one transaction rules out a partial migration.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await db.transaction(async (tx) => {
    // Waiting for the lock, or building an index, may exceed the timeout of requests.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await tx.execute(
      sql`create table if not exists migrations (hash text primary key, applied_at timestamptz not null default now())`,
    )
    const applied = new Set(
      (await findRows<{ hash: string }>(tx, sql`select hash from migrations`)).map((row) => row.hash),
    )
    for (const migration of migrations.filter(({ hash }) => !applied.has(hash))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (hash) values (${migration.hash})`)
    }
  })
}
