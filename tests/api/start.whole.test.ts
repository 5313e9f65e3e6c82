import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { exitCode, spawnApi } from '#tests/support/apiProcess.ts'
import { createPostgres } from '#tests/support/databases.ts'

test('prints one line and exits with 1 when it fails to start', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { url, drop } = await createPostgres('demo')
  const cases: [Record<string, string>, RegExp][] = [
    [{ DATABASE_URL: 'nonsense' }, /^DATABASE_URL: [^\n]+$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' }, /^DATABASE_URL: [^\n]+$/],
    [{ DATABASE_URL: url, API_PORT: port }, /^API_PORT: [^\n]+$/],
  ]
  for (const [env, sentence] of cases) {
    const { child, output } = spawnApi(env)
    expect(await exitCode(child)).toBe(1)
    expect(output().trim()).toMatch(sentence)
  }
  other.close()
  await drop()
})
