import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
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
    embeddedTemplates: string
  }
}

type Started = { url: string; folder: string; stop: () => Promise<void> }

declare global {
  var testDatabases: { started: Promise<Started>; users: number } | undefined
}

/**
 * One real PostgreSQL for the whole run, and two databases on both engines, created once and copied by each
 * test file: `empty` (tables only) and `demo` (the demonstration on the tests' day).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Each project has its own modules in one process: shared state is global.
  globalThis.testDatabases ??= { started: start(), users: 0 }
  const shared = globalThis.testDatabases
  shared.users += 1
  const { url, folder, stop } = await shared.started
  project.provide('postgresUrl', url)
  project.provide('embeddedTemplates', folder)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    globalThis.testDatabases = undefined
    await stop()
  }
}

async function start(): Promise<Started> {
  const folder = tmpdir()
  const { postgres, url } = await startPostgres(join(folder, 'postgres'))
  // Sequential: PGlite holds the event loop for whole queries, and PostgreSQL’s connections would time out.
  await postgres.createDatabase('empty')
  await fillPostgres(`${url}/empty`, migrate)
  await fillPostgres(`${url}/postgres`, (db) => db.execute(sql`create database demo template empty`))
  await fillPostgres(`${url}/demo`, (db) => loadDemo(db, testNow))
  await writeEmbedded(join(folder, 'empty.tar'), undefined, migrate)
  const empty = await openAsBlob(join(folder, 'empty.tar'))
  await writeEmbedded(join(folder, 'demo.tar'), empty, (db) => loadDemo(db, testNow))
  return {
    url,
    folder,
    stop: () => postgres.stop(),
  }
}

type Fill = (db: Database) => Promise<unknown>

/** Without the service's timeouts, which a loaded machine may exceed during setup. */
async function fillPostgres(connectionString: string, fill: Fill): Promise<void> {
  const pool = new pg.Pool({ connectionString })
  await fill(drizzlePostgres(pool))
  await pool.end()
}

/**
 * Writes a copy as small as it can be, for each test file unpacks one: write-ahead log in segments of 1 MB and
 * not 16, and no databases that only serve to create others.
 */
async function writeEmbedded(path: string, loadDataDir: Blob | undefined, fill: Fill): Promise<void> {
  const client = await PGlite.create({
    extensions: { pg_trgm },
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=8MB'],
    ...(loadDataDir && { loadDataDir }),
  })
  await fill(drizzle(client))
  await client.exec("update pg_database set datistemplate = false where datname like 'template_'")
  for (const unused of ['template0', 'template1']) await client.exec(`drop database if exists ${unused}`)
  await client.exec('checkpoint')
  const dump = await client.dumpDataDir('none')
  await writeFile(path, new Uint8Array(await dump.arrayBuffer()))
  await client.close()
}
