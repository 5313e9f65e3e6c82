import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { fill } from '#bench/largeDatabase.ts'
import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { isReady, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startRedis } from '#tests/support/redis.ts'

const email = 'camille.voyage@demo.explora.test'

/** Stops and restarts PostgreSQL, flushes and stops Redis, behind the started product. */
export async function outageRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'explora-outage-'))
  chmodSync(folder, 0o755)
  const { postgres, url } = await startPostgres(join(folder, 'data'), ['fsync=on'], true)
  await fill({ DATABASE_URL: `${url}/postgres` }, 48)
  const redis = await startRedis()
  const api = await startApiProcess({ DATABASE_URL: `${url}/postgres` })
  const gateway = await spawnGateway({ API_URL: api.url, REDIS_URL: redis.url, LOG_LEVEL: 'silent' })
  await untilReady(gateway)
  const visitor = await signIn(gateway.url)
  await visitor.query('mutation { setFavourite(expeditionId: "1", favourite: true) { errors { code } } }')

  const gone = await until(postgres.stop(), async () => !(await isReady(gateway.url)))
  const back = await until(postgres.start(), () => isReady(gateway.url))
  const isPersisted = (await visitor.query('{ me { favouriteIds } }')).includes('"1"')
  const client = new Redis(redis.url)
  await client.flushall()
  client.disconnect()
  const isSignedIn = (await visitor.query('{ me { email } }')).includes(email)
  await redis.stop()
  const withoutRedis = await Promise.all(Array.from({ length: 50 }, () => visitor.query('{ me { email } }')))
  const answered = withoutRedis.filter((text) => text.includes(email)).length
  await stopProcess(gateway.child)
  await stopProcess(api.child)
  await postgres.stop()
  rmSync(folder, { recursive: true })
  return [
    row(
      'PostgreSQL stopped and back',
      `not ready after ${ms(gone)} ms, ready ${ms(back)} ms after it was back, acknowledged write ${isPersisted ? 'present' : 'lost'}`,
      '≤ 2 s, ≤ 5 s, 0 lost',
      gone <= 2_000 && back <= 5_000 && isPersisted,
    ),
    row(
      'Redis emptied, then stopped',
      `session ${isSignedIn ? 'survives' : 'lost'}, ${answered} of 50 answered without it`,
      'sessions survive',
      isSignedIn && answered === 50,
    ),
  ]
}

/** Returns the milliseconds from the end of the change until the condition holds. */
async function until(change: Promise<unknown>, holds: () => Promise<boolean>): Promise<number> {
  await change
  const begunAt = performance.now()
  while (!(await holds())) await wait(20)
  return performance.now() - begunAt
}

async function signIn(url: string) {
  let cookie = ''
  const query = async (document: string) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: document }),
    })
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return answer.text()
  }
  await query(`mutation { login(email: "${email}", password: "${demoPassword}") { user { id } } }`)
  return { query }
}
