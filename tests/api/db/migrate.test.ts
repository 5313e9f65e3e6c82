import { afterEach, expect, test } from 'vitest'
import { findRows, openDatabase } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { migrate } from '#api/db/migrate.ts'
import { createPostgres, onBothDatabases } from '#tests/support/databases.ts'

onBothDatabases('empty', (current) => {
  test('changes nothing when migrations run twice', async () => {
    const { db } = current()
    const before = await findRows(db, sql`select * from migrations`)
    await migrate(db)
    expect(await findRows(db, sql`select * from migrations`)).toEqual(before)
  })
})

const drops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(drops.splice(0).map((drop) => drop()))
})

async function bareDatabase(): Promise<string> {
  const { url, drop } = await createPostgres('template0')
  drops.push(drop)
  return url
}

test('creates the tables once for four processes that start concurrently', async () => {
  const databaseUrl = await bareDatabase()
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl, dataDir: '' })))
  await Promise.all(opened.map(({ db }) => migrate(db)))
  const [first] = opened
  const [tables] = first
    ? await findRows<{ count: number }>(
        first.db,
        sql`select count(*)::int as count from pg_tables where schemaname = 'public'`,
      )
    : []
  expect(tables?.count).toBeGreaterThan(20)
  await Promise.all(opened.map(({ close }) => close()))
})

test('rolls back a failed migration', async () => {
  const databaseUrl = await bareDatabase()
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' })
  // A table of the first migration exists already.
  await db.execute(sql`create table users (id int)`)
  await expect(migrate(db)).rejects.toThrow()
  const left = await findRows<{ tablename: string }>(
    db,
    sql`select tablename from pg_tables where schemaname = 'public'`,
  )
  expect(left).toEqual([{ tablename: 'users' }])
  await close()
})
