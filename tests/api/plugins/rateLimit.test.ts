import { beforeEach, expect, test } from 'vitest'
import { rateCounters } from '#api/db/accountTables.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const hour = 3_600_000

onBothDatabases('empty', (current) => {
  let now = testNow
  const rates = () => rateLimits({ db: current().db, clock: () => now, env: testEnv() })
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  beforeEach(async () => {
    now = testNow
    await current().db.delete(rateCounters)
  })

  test('accepts concurrent attempts exactly up to the limit', async () => {
    const nodes = [rates(), rates()]
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => nodes[index % 2]?.attempt(limits.signUp, 'block')),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(limits.signUp.max)
    expect(waits.filter((wait) => wait === hour / 1000)).toHaveLength(40 - limits.signUp.max)
  })

  test('does not extend the delay by a refused attempt', async () => {
    const own = rates()
    for (let count = 0; count < 9; count += 1) await own.attempt(limits.reset, 'lou')
    later(hour)
    expect(await own.attempt(limits.reset, 'lou')).toBe(0)
  })

  test('limits each subject separately', async () => {
    const own = rates()
    for (let count = 0; count < 4; count += 1) await own.attempt(limits.reset, 'lou')
    expect(await own.attempt(limits.reset, 'alix')).toBe(0)
    await expect(own.enforce(limits.reset, 'lou')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('allows another attempt after one is released', async () => {
    const own = rates()
    for (let count = 0; count < 3; count += 1) await own.attempt(limits.reset, 'lou')
    await own.takeBack(limits.reset, 'lou')
    expect(await own.attempt(limits.reset, 'lou')).toBe(0)
    expect(await own.attempt(limits.reset, 'lou')).toBeGreaterThan(0)
    await own.forget(limits.reset, 'lou')
    expect(await own.attempt(limits.reset, 'lou')).toBe(0)
  })

  test('ignores the release of an unknown attempt', async () => {
    const own = rates()
    await own.takeBack(limits.reset, 'lou')
    await own.attempt(limits.reset, 'lou')
    await own.takeBack(limits.reset, 'lou')
    await own.takeBack(limits.reset, 'lou')
    expect(await own.attempt(limits.reset, 'lou')).toBe(0)
  })

  test('stores counters without addresses, and deletes expired ones', async () => {
    const own = rates()
    await own.attempt(limits.reset, 'lou@example.test')
    const kept = await current().db.select().from(rateCounters)
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain('lou@example.test')
    later(2 * hour)
    await own.attempt(limits.signUp, '203.0.113.7')
    expect((await current().db.select().from(rateCounters)).map((row) => row.key)).not.toContain(kept[0]?.key)
  })
})
