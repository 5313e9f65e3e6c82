import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { EnvError } from '#server/env.ts'
import { exitCode } from '#tests/support/apiProcess.ts'
import { spawnGateway } from '#tests/support/gatewayProcess.ts'

test('stops the start with one sentence that names the variable of a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { child, output } = await spawnGateway({
    PORT: port,
    API_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  })
  expect(await exitCode(child)).toBe(1)
  expect(output()).toMatch(/^PORT: [^\n]*EADDRINUSE[^\n]*\n$/)
  other.close()
})

test('stops the start for an API_PORT in use before any request is sent to it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { child, output } = await spawnGateway({ API_PORT: port })
  expect(await exitCode(child)).toBe(1)
  expect(output()).toMatch(/^API_PORT: [^\n]*EADDRINUSE[^\n]*\n$/)
  other.close()
})

test.each([
  ['API_URL', 'explora'],
  ['REDIS_URL', 'http://127.0.0.1'],
  ['SESSION_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'https://explora.example.test/fr'],
  ['TRUST_PROXY', 'yes'],
  ['PORT', 'many'],
])('%s=%s is refused in one sentence that names the variable', (name, value) => {
  const read = () => readEnv({ API_URL: 'http://127.0.0.1:9', [name]: value })
  expect(read).toThrow(EnvError)
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`))
})
