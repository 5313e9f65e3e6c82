import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { type PgDatabase, type PgQueryResultHKT, type SQL, sql } from '#api/db/drizzle.ts'
import { type Listen, listenToEmbedded, listenToPostgres } from '#api/db/listen.ts'
import { takeLock } from '#api/db/lock.ts'

/** Either database, or a transaction of one: the queries are the same. */
export type Database = PgDatabase<PgQueryResultHKT>

export type OpenDatabase = { db: Database; listen: Listen; isEmbedded: boolean; close: () => Promise<void> }

/** The address leads to no database that accepts the connection. */
export class UnusableDatabase extends Error {}

/**
 * Returns the rows of hand-written SQL. Both drivers return `{ rows }`; drizzle's common type does not
 * declare it.
 */
export async function findRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] }
  return result.rows
}

export async function openDatabase(env: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<OpenDatabase> {
  return env.databaseUrl ? openPostgres(env.databaseUrl) : openEmbedded(join(env.dataDir, 'database'))
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const [{ drizzle }, { default: pg }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('pg'),
  ])
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
  })
  // The pool replaces a dead idle connection at the next query; without a listener its error would end the
  // process.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    throw new UnusableDatabase(
      `DATABASE_URL: failed to open the database: ${error instanceof Error ? error.message : error}.`,
    )
  }
  return { db: drizzle(pool), listen: listenToPostgres(url), isEmbedded: false, close: () => pool.end() }
}

/** Whether queries end by themselves: a pooler may take the limit of the pool away without a word. */
export async function hasTimeLimit(db: Database): Promise<boolean> {
  const [row] = await findRows<{ statement_timeout: string }>(db, sql`show statement_timeout`)
  return row?.statement_timeout !== '0'
}

/** PGlite does not lock its folder, and two processes corrupt it: our lock comes first. */
async function openEmbedded(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true })
  const unlock = takeLock(`${folder}.lock`)
  // The optimising compiler needs 500 MB more for a while and saves no time on our queries.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag)
  const [{ drizzle }, { PGlite }, { pg_trgm }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const client = await PGlite.create(folder, {
    extensions: { pg_trgm },
    // A quarter of PostgreSQL's default: the demo catalogue fits, and the process stays 150 MB smaller.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  })
  const query = client.query.bind(client)
  Object.assign(client, { query: oneATurn((...question: Parameters<typeof query>) => query(...question)) })
  const close = async () => {
    await client.close()
    unlock()
  }
  return { db: drizzle(client), listen: listenToEmbedded(client), isEmbedded: true, close }
}

/**
 * Yields to the event loop between queries: a query holds the loop, and queued ones would follow without a
 * break.
 */
function oneATurn<Question extends unknown[], Answer>(ask: (...question: Question) => Promise<Answer>) {
  let last: Promise<unknown> = Promise.resolve()
  return (...question: Question): Promise<Answer> => {
    const answer = last.then(() => nextTurn()).then(() => ask(...question))
    last = answer.catch(() => undefined)
    return answer
  }
}
