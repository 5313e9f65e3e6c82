import { expect, test } from 'vitest'
import { crashAgainAndAgain } from '#tests/support/crash.ts'
import { createPostgres, demoFolder } from '#tests/support/databases.ts'

/** `npm run bench -- reliability --only kills` kills fifty times. */
const kills = 5

test('loses no acknowledged write on PGlite, killed five times under load', async () => {
  const report = await crashAgainAndAgain({ DATA_DIR: await demoFolder() }, kills)
  expect(report).toMatchObject({ kills, lost: 0, halfDone: 0 })
  expect(report.acknowledged).toBeGreaterThan(2 * kills)
})

test('loses no acknowledged write on PostgreSQL, killed five times under load', async () => {
  const { url, drop } = await createPostgres('demo')
  const report = await crashAgainAndAgain({ DATABASE_URL: url }, kills).finally(drop)
  expect(report).toMatchObject({ kills, lost: 0, halfDone: 0 })
  expect(report.acknowledged).toBeGreaterThan(2 * kills)
})
