import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crashAgainAndAgain } from '#tests/support/crash.ts'
import { createPostgres } from '#tests/support/databases.ts'

test('loses no acknowledged write on PGlite, killed five times under load', async () => {
  const report = await crashAgainAndAgain({ DATA_DIR: mkdtempSync(join(tmpdir(), 'explora-crash-')) }, 5)
  expect(report).toMatchObject({ kills: 5, lost: 0, halfDone: 0 })
  expect(report.acknowledged).toBeGreaterThan(10)
}, 120_000)

test('loses no acknowledged write on PostgreSQL, killed five times under load', async () => {
  const { url, drop } = await createPostgres('demo')
  const report = await crashAgainAndAgain({ DATABASE_URL: url }, 5).finally(drop)
  expect(report).toMatchObject({ kills: 5, lost: 0, halfDone: 0 })
  expect(report.acknowledged).toBeGreaterThan(10)
}, 120_000)
