import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { type Listen, listenToEmbedded, listenToPostgres } from '#api/db/listen.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { copyEmbedded } from '#tests/support/embedded.ts'
import { isWholeLane } from '#tests/support/lane.ts'

export type Engine = 'PGlite' | 'PostgreSQL'
export const allEngines: Engine[] = ['PGlite', 'PostgreSQL']

/** PostgreSQL opens in a twentieth of PGlite's processor time, and also shows races: alone in the quick lane. */
export const engines: Engine[] = isWholeLane ? allEngines : ['PostgreSQL']

export type TestDatabase = {
  engine: Engine
  db: Database
  listen: Listen
  url?: string
  close: () => Promise<void>
}

/** Tests that write a wrong ledger on purpose say so: it must be right when other databases are dropped. */
type Purpose = { isLedgerWrong?: boolean }

/** A database for the test file, copied from one of the global setup. */
export async function openTestDatabase(
  engine: Engine,
  content: 'empty' | 'demo',
  purpose: Purpose = {},
): Promise<TestDatabase> {
  return engine === 'PGlite' ? openPglite(content) : openPostgres(content, purpose)
}

/** Its ledger is not checked, which takes as long as a test: those that move money run on PostgreSQL too. */
async function openPglite(content: string): Promise<TestDatabase> {
  const client = await copyEmbedded(content)
  const listen = listenToEmbedded(client)
  return { engine: 'PGlite', db: drizzle(client), listen, close: () => client.close() }
}

/** An embedded database in the folder of an api, for tests that start it as a process. */
export async function createEmbedded(content: string, dataDir: string): Promise<void> {
  await (await copyEmbedded(content, join(dataDir, 'database'))).close()
}

/** Without the time limits of production, which races of fifty requests exceed on a slow machine. */
async function openPostgres(content: string, purpose: Purpose): Promise<TestDatabase> {
  const { url, drop } = await createPostgres(content, purpose)
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  pool.on('error', () => undefined)
  const close = () => pool.end().then(drop)
  return { engine: 'PostgreSQL', db: drizzlePostgres(pool), listen: listenToPostgres(url), url, close }
}

/** A folder of an api on the demonstration: filling an empty one takes four seconds of processor time more. */
export async function demoFolder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'explora-data-'))
  await createEmbedded('demo', dataDir)
  return dataDir
}

/** A PostgreSQL database for tests that open it themselves or pass its address to a process. */
export async function createPostgres(
  template: string,
  { isLedgerWrong = template === 'template0' }: Purpose = {},
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copied as files: by default PostgreSQL also writes every page to its log.
  await asAdministrator(`create database ${name} template ${template} strategy file_copy`)
  const url = `${inject('postgresUrl')}/${name}`
  const drop = async () => {
    try {
      if (!isLedgerWrong)
        expect(await connected(url, (client) => ledgerDifferences(drizzlePostgres(client)))).toEqual([])
    } finally {
      await asAdministrator(`drop database ${name} with (force)`)
    }
  }
  return { url, drop }
}

async function asAdministrator(statement: string): Promise<void> {
  await connected(`${inject('postgresUrl')}/postgres`, async (client) => {
    // Copies of one template are serialised: PostgreSQL refuses concurrent ones.
    await client.query('select pg_advisory_lock(1)')
    await client.query(statement)
  })
}

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return work(client).finally(() => client.end())
}

type Tests = (current: () => TestDatabase) => void

/** Runs tests on the engines of the lane. `current()` is the open database, inside tests and hooks. */
export const onDatabase = (content: 'empty' | 'demo', tests: Tests, purpose: Purpose = {}): void =>
  onDatabases(engines, content, tests, purpose)

/** The same on both engines in every lane, where the SQL or the driver may differ. */
export const onBothDatabases = (content: 'empty' | 'demo', tests: Tests, purpose: Purpose = {}): void =>
  onDatabases(allEngines, content, tests, purpose)

function onDatabases(chosen: Engine[], content: 'empty' | 'demo', tests: Tests, purpose: Purpose): void {
  describe.each(chosen)('on %s', (engine) => {
    let open: TestDatabase | undefined
    beforeAll(async () => {
      open = await openTestDatabase(engine, content, purpose)
    })
    afterAll(async () => {
      await open?.close()
    })
    tests(() => {
      if (!open) throw new Error('The database is open inside tests and hooks only.')
      return open
    })
  })
}
