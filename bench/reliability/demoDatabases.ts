import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { migrate } from '#api/db/migrate.ts'
import { benchNow, largeDatabase } from '#bench/largeDatabase.ts'

const demoExpeditions = 48

/** Does the same on both engines with demonstration data: in an embedded database, then on PostgreSQL. */
export async function onBothEngines<T>(
  work: (engine: 'PGlite' | 'PostgreSQL', env: Record<string, string>) => Promise<T>,
): Promise<T[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-bench-'))
  const embedded = await work('PGlite', { DATA_DIR })
  rmSync(DATA_DIR, { recursive: true })
  const postgres = await largeDatabase(demoExpeditions)
  try {
    return [embedded, await work('PostgreSQL', { DATABASE_URL: postgres.url })]
  } finally {
    await postgres.stop()
  }
}

/** Opens the database of `onBothEngines` in this process. */
export async function withDatabase<T>(
  { DATABASE_URL, DATA_DIR = '' }: Record<string, string>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR })
  try {
    if (!DATABASE_URL) {
      await migrate(db)
      await loadDemo(db, new Date(benchNow))
    }
    return await work(db)
  } finally {
    await close()
  }
}
