import { expect, test, vi } from 'vitest'
import { sql } from '#api/db/drizzle.ts'
import { follow, listeners } from '#tests/gateway/server/live/followers.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { freePort } from '#tests/support/postgres.ts'
import { testApi } from '#tests/support/testApi.ts'

test('follows the feed of an api that starts later, and of one that restarts', async () => {
  const port = await freePort()
  const gateway = await startGateway(`http://127.0.0.1:${port}`, { LOG_LEVEL: 'info' })
  const heard = (times: number) =>
    vi.waitFor(() => expect(gateway.logged().split('live feed connected')).toHaveLength(times + 1))
  const { db, listen, close } = await openTestDatabase('PostgreSQL', 'demo')
  const start = async () => {
    const api = await testApi(db, { listen })
    await api.listen({ host: '127.0.0.1', port })
    return api
  }
  const first = await start()
  await heard(1)
  const query = 'subscription { departureAvailability(expeditionId: 1) { price } }'
  const follower = follow(gateway.url, 'WebSocket', query)
  const formatted = follower.next()
  await listeners(gateway.url, 1)
  await first.close()
  const second = await start()
  await heard(2)
  await db.execute(sql`update departures set price_cents = 123400 where expedition_id = 1`)
  expect(await formatted).toEqual({ data: { departureAvailability: { price: 1234 } } })
  await follower.leave()
  await gateway.close()
  await second.close()
  await close()
})
