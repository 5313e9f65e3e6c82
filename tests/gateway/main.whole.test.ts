import { expect, test } from 'vitest'
import { exitCode } from '#tests/support/apiProcess.ts'
import { spawnGateway } from '#tests/support/gatewayProcess.ts'

test.each([
  ['HOST', '203.0.113.1'],
  ['DATA_DIR', '/dev/null/data'],
])('%s=%s stops the start with one sentence that names the variable', async (name, value) => {
  const { child, output } = await spawnGateway({ API_URL: 'http://127.0.0.1:9', [name]: value })
  expect(await exitCode(child)).toBe(1)
  expect(output()).toMatch(new RegExp(`^${name}: [^\\n]+\\n$`))
})
