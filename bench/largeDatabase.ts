import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'

export const benchNow = '2027-03-10T09:00:00Z'

/**
 * Starts a PostgreSQL with the settings of a small server and fills it with demonstration data. An address names a filled
 * database instead: 100,000 expeditions take minutes.
 */
export async function largeDatabase(
  expeditions: number,
  value?: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (value) return { url: value, stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'explora-bench-'))
  chmodSync(folder, 0o755)
  const settings = ['shared_buffers=1GB', 'max_wal_size=4GB', 'synchronous_commit=on', 'random_page_cost=1.1']
  const { postgres, url } = await startPostgres(join(folder, 'data'), settings)
  const DATABASE_URL = `${url}/postgres`
  await fill({ DATABASE_URL }, expeditions)
  const stop = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: DATABASE_URL, stop }
}

/** Does the work of `npm run demo-data`. */
export async function fill(
  where: { DATABASE_URL: string } | { DATA_DIR: string },
  expeditions: number,
): Promise<void> {
  console.error(`Filling ${expeditions} expeditions…`)
  const env = { ...process.env, ...where, DEMO_NOW: benchNow }
  const child = spawn(process.execPath, ['tools/demoData.ts', '--expeditions', String(expeditions)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The demonstration data could not be generated.')
}
