import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isRecord } from '#schema/json.ts'
import { listeners, startListening } from '#tests/gateway/server/live/followers.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { service } from '#tests/support/product.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'

const documents = ['README.md', 'docs/graphql.md', 'docs/integrate.md']
const toText = (path: string) => readFileSync(path, 'utf8')

/** Blocks of code with the following block, their expected output. */
const blocks = documents.flatMap((path) =>
  [...toText(path).matchAll(/```(sh|python)\n([\s\S]*?)```(?:\s+```json\n([\s\S]*?)```)?/g)].map(
    ([, language = '', code = '', expected]) => ({ language, code, expected }),
  ),
)

const current = service()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startListening(current().apiUrl)
})
afterAll(() => gateway.close())

async function printed(shell: string, option: string, code: string): Promise<string> {
  return (await promisify(execFile)(shell, [option, atGateway(code)])).stdout
}

const atGateway = (code: string) => code.replaceAll('http://localhost:4000', gateway.url)

/** In a document, `"…"` stands for any value, and as a name for further fields. */
function toPattern(value: unknown): unknown {
  if (value === '…') return expect.anything()
  if (Array.isArray(value)) return value.map(toPattern)
  if (!isRecord(value)) return value
  const { '…': more, ...named } = value
  const fields = Object.fromEntries(Object.entries(named).map(([name, each]) => [name, toPattern(each)]))
  return more === undefined ? fields : expect.objectContaining(fields)
}

describe('prints the documented output of each shell example', () => {
  test.each(blocks.filter(({ language, code }) => language === 'sh' && code.includes('curl')))(
    '$code',
    async ({ code, expected }) => {
      expect(JSON.parse(await printed('sh', '-ec', code))).toEqual(toPattern(JSON.parse(expected ?? '')))
    },
  )
})

test('lists all expeditions by price with the Python script', async () => {
  const script = blocks.find(({ language }) => language === 'python')
  const lines = (await printed('python3', '-c', script?.code ?? '')).trim().split('\n')
  const prices = lines.map((line) => Number.parseInt(line, 10))
  expect(prices.length).toBeGreaterThan(20)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

const followed = /```sh follow\n([\s\S]*?)```/

test.each(documents.filter((path) => followed.test(toText(path))))(
  'prints the events of %s',
  async (path) => {
    const [, code = ''] = toText(path).match(followed) ?? []
    const following = spawn('sh', ['-ec', atGateway(code)], { detached: true })
    let output = ''
    following.stdout.on('data', (data) => {
      output += data
    })
    await listeners(gateway.url, 1)
    await newDeparture(current().db)
    await vi.waitFor(() =>
      expect(output).toMatch(/data: {"data":{"departureAvailability":{"startDate":"\d{4}/),
    )
    // The shell and its programs.
    process.kill(-Number(following.pid))
    await listeners(gateway.url, 0)
  },
)
