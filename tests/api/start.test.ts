import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#api/db/client.ts'
import { warnOfSetup } from '#api/start.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { testEnv } from '#tests/support/testApi.ts'

const limit = expect.stringContaining("`alter role … set statement_timeout = '5s'`")

let unlimited: TestDatabase
let limited: OpenDatabase
beforeAll(async () => {
  unlimited = await openTestDatabase('PostgreSQL', 'demo')
  limited = await openDatabase({ databaseUrl: unlimited.url, dataDir: '' })
})
afterAll(async () => {
  await limited.close()
  await unlimited.close()
})

async function readWarnings(database: Pick<OpenDatabase, 'db' | 'isEmbedded'>): Promise<string[]> {
  const { log, lines } = capturedLog()
  await warnOfSetup(database, testEnv(), log)
  return lines
}

test('a start without the time limit of queries, as behind a pooler, warns and names the repair', async () => {
  expect(await readWarnings({ db: unlimited.db, isEmbedded: false })).toEqual([limit])
})

test.each([
  ['with its time limit', () => limited],
  ['on the embedded database, which needs none', () => ({ db: unlimited.db, isEmbedded: true })],
])('a start %s warns of nothing', async (_case, database) => {
  expect(await readWarnings(database())).toEqual([])
})
