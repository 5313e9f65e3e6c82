import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createEmbedded, createPostgres, engines } from '#tests/support/databases.ts'
import { crashWhilePaying } from '#tests/support/paymentCrash.ts'

/** One of each process; `npm run bench -- reliability --only payments` kills fifty. */
const kills = 3

test.each(engines)(
  'keeps the provider’s books and ours equal on %s, whichever process is killed while buyers pay',
  async (engine) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-crash-'))
    const postgres = engine === 'PostgreSQL' ? await createPostgres('demo') : undefined
    if (!postgres) await createEmbedded('demo', DATA_DIR)
    const report = await crashWhilePaying(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR }, kills)
    await postgres?.drop()
    rmSync(DATA_DIR, { recursive: true, force: true })
    expect(report.faults).toEqual([])
    expect(report.kills).toBe(kills)
    expect(report.met).toBeGreaterThan(0)
    expect(report.charges).toBeGreaterThan(0)
    expect(report.reservations).toBeGreaterThan(0)
  },
  300_000,
)
