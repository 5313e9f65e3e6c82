import { existsSync, openAsBlob } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { migrate } from '#api/db/migrate.ts'
import { underLock } from '#tests/support/fileLock.ts'
import { testNow } from '#tests/support/testNow.ts'

/** Opens a copy of an embedded database: `empty`, or `demo`. */
export async function copyEmbedded(content: string, dataDir?: string): Promise<PGlite> {
  const loadDataDir = await openAsBlob(await template(content))
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']
  return PGlite.create({ ...(dataDir && { dataDir }), extensions: { pg_trgm }, loadDataDir, startParams })
}

/** Written by the first worker that needs one: most files never open an embedded database. */
async function template(content: string): Promise<string> {
  const folder = inject('templates')
  const [empty, demo] = [join(folder, 'empty.tar'), join(folder, 'demo.tar')]
  const path = content === 'demo' ? demo : empty
  if (existsSync(path)) return path
  await underLock(join(folder, 'embedded.lock'), async () => {
    if (!existsSync(empty)) await write(empty, undefined, migrate)
    if (!existsSync(path)) await write(demo, await openAsBlob(empty), (db) => loadDemo(db, testNow))
  })
  return path
}

/**
 * Writes a copy as small as it can be, for each test file unpacks one: write-ahead log in segments of 1 MB and
 * not 16, and no databases that only serve to create others.
 */
async function write(
  path: string,
  loadDataDir: Blob | undefined,
  fill: (db: Database) => Promise<unknown>,
): Promise<void> {
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
  await writeFile(`${path}.part`, new Uint8Array(await dump.arrayBuffer()))
  await rename(`${path}.part`, path)
  await client.close()
}
