import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Database } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { sql } from '#api/db/drizzle.ts'
import { migrate } from '#api/db/migrate.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { testNow } from '#tests/support/testNow.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    templates: string
  }
}

/**
 * One real PostgreSQL for the run, with two databases that each test file copies: `empty` (tables only) and
 * `demo` (the demonstration on the tests' day).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, url } = await startPostgres(join(tmpdir(), 'postgres'))
  await postgres.createDatabase('empty')
  await fill(`${url}/empty`, migrate)
  await fill(`${url}/postgres`, (db) => db.execute(sql`create database demo template empty`))
  await fill(`${url}/demo`, (db) => loadDemo(db, testNow))
  project.provide('postgresUrl', url)
  project.provide('templates', tmpdir())
  return () => postgres.stop()
}

/** Without the service's timeouts, which a loaded machine may exceed during setup. */
async function fill(connectionString: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const pool = new pg.Pool({ connectionString })
  await work(drizzle(pool))
  await pool.end()
}
