import { beforeEach, expect, test } from 'vitest'
import { sessions, users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { closeSession, openSession, useSession } from '#api/modules/auth/sessions.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

const minute = 60_000
const day = 1440 * minute
const after = (ms: number) => new Date(testNow.getTime() + ms)

onDatabase('empty', (current) => {
  let userId = ''
  beforeEach(async () => {
    const { db } = current()
    await db.delete(users)
    const [user] = await db
      .insert(users)
      .values({ email: 'lou@example.test', provider: 'email', createdAt: testNow })
      .returning()
    userId = user?.id ?? ''
  })

  const rows = () => current().db.select().from(sessions).where(eq(sessions.userId, userId))

  test('has 256 random bits in the cookie, and their SHA-256 in the table', async () => {
    const { db } = current()
    const { cookieValue } = await openSession(db, userId, testNow)
    expect(Buffer.from(cookieValue, 'base64url')).toHaveLength(32)
    const [row] = await rows()
    const kept = Buffer.from(row?.tokenHash ?? [])
    expect(kept).toHaveLength(32)
    expect(kept.equals(Buffer.from(cookieValue, 'base64url'))).toBe(false)
    expect(JSON.stringify(row)).not.toContain(cookieValue)
  })

  test('replaces the session of the same browser alone', async () => {
    const { db } = current()
    const first = await openSession(db, userId, testNow)
    const elsewhere = await openSession(db, userId, testNow)
    await openSession(db, userId, testNow, first.cookieValue)
    expect(await useSession(db, first.cookieValue, testNow)).toBeUndefined()
    expect(await useSession(db, elsewhere.cookieValue, testNow)).toMatchObject({ userId })
  })

  test('bounds an account to 50 sessions, and ends the least recently used', async () => {
    const { db } = current()
    const opened: string[] = []
    for (let n = 0; n < 52; n++) opened.push((await openSession(db, userId, after(n))).cookieValue)
    expect(await rows()).toHaveLength(50)
    const areAlive = await Promise.all([0, 1, 2, 51].map((n) => useSession(db, opened[n] ?? '', after(60))))
    expect(areAlive.map((session) => session !== undefined)).toEqual([false, false, true, true])
  })

  test('updates its last use at most once a minute', async () => {
    const { db } = current()
    const { cookieValue } = await openSession(db, userId, testNow)
    await useSession(db, cookieValue, after(minute - 1))
    expect((await rows())[0]?.lastSeenAt).toEqual(testNow)
    await useSession(db, cookieValue, after(minute))
    expect((await rows())[0]?.lastSeenAt).toEqual(after(minute))
  })

  test('ends after 7 days without use', async () => {
    const { db } = current()
    const { cookieValue } = await openSession(db, userId, testNow)
    expect(await useSession(db, cookieValue, after(7 * day - 1))).toBeDefined()
    expect(await useSession(db, cookieValue, after(14 * day - 1))).toBeUndefined()
  })

  test('ends after 30 days in all cases', async () => {
    const { db } = current()
    const { cookieValue } = await openSession(db, userId, testNow)
    for (let days = 5; days < 30; days += 5)
      expect(await useSession(db, cookieValue, after(days * day))).toBeDefined()
    expect(await useSession(db, cookieValue, after(30 * day))).toBeUndefined()
  })

  test('deletes the ended sessions of a user at the next sign-in', async () => {
    const { db } = current()
    await openSession(db, userId, testNow)
    await openSession(db, userId, after(8 * day))
    expect(await rows()).toHaveLength(1)
  })

  test('deletes the sessions of a deleted account', async () => {
    const { db } = current()
    const { cookieValue } = await openSession(db, userId, testNow)
    await db.delete(users).where(eq(users.id, userId))
    expect(await useSession(db, cookieValue, testNow)).toBeUndefined()
  })

  test('deletes an ended session', async () => {
    const { db } = current()
    const { cookieValue } = await openSession(db, userId, testNow)
    await closeSession(db, cookieValue)
    expect(await useSession(db, cookieValue, testNow)).toBeUndefined()
  })
})
