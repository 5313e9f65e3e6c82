import { afterEach, beforeEach, expect, test } from 'vitest'
import { isReady, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { createPostgres, demoFolder, engines } from '#tests/support/databases.ts'
import { type Follower, follow } from '#tests/support/eventStream.ts'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

let url = ''

beforeEach(async () => {
  const created = await createPostgres('demo')
  url = created.url
  cleanUps.push(created.drop)
})

async function followed(address: string): Promise<Follower> {
  const follower = await follow(address)
  cleanUps.push(() => follower.leave())
  return follower
}

test.each(engines)('ends the streams and the process at SIGTERM on %s', async (engine) => {
  const api = await startApiProcess(
    engine === 'PGlite' ? { DATA_DIR: await demoFolder() } : { DATABASE_URL: url },
  )
  cleanUps.push(() => stopProcess(api.child, 'SIGKILL'))
  const follower = await followed(`${api.url}/api/v1/live`)
  const exit = stopProcess(api.child)
  await expect(follower.next()).rejects.toThrow('ended')
  // After its grace period it would end with 1.
  expect(await exit).toBe(0)
  expect(await isReady(api.url)).toBe(false)
})
