import { execFile, spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { isEnumType } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { sql } from '#api/db/drizzle.ts'
import { buildSchema } from '#gateway/graph/schema.ts'
import { isRecord } from '#schema/json.ts'
import { product } from '#tests/support/product.ts'

const documents = ['README.md', 'docs/graphql.md', 'docs/integrate.md']
const textOf = (path: string) => readFileSync(path, 'utf8')
const readme = textOf('docs/graphql.md')

/** Blocks of code with the following block, their expected output. */
const blocks = documents.flatMap((path) =>
  [...textOf(path).matchAll(/```(sh|python)\n([\s\S]*?)```(?:\s+```json\n([\s\S]*?)```)?/g)].map(
    ([, language = '', code = '', expected]) => ({ language, code, expected }),
  ),
)

const current = product()

async function printed(shell: string, option: string, code: string): Promise<string> {
  return (await promisify(execFile)(shell, [option, atGateway(code)])).stdout
}

const atGateway = (code: string) => code.replaceAll('http://localhost:4000', current().gateway.url)

/** In a document, `"…"` stands for any value, and as a name for further fields. */
function patternOf(value: unknown): unknown {
  if (value === '…') return expect.anything()
  if (Array.isArray(value)) return value.map(patternOf)
  if (!isRecord(value)) return value
  const { '…': more, ...named } = value
  const fields = Object.fromEntries(Object.entries(named).map(([name, each]) => [name, patternOf(each)]))
  return more === undefined ? fields : expect.objectContaining(fields)
}

describe('prints the documented output of each shell example', () => {
  test.each(blocks.filter(({ language, code }) => language === 'sh' && code.includes('curl')))(
    '$code',
    async ({ code, expected }) => {
      expect(JSON.parse(await printed('sh', '-ec', code))).toEqual(patternOf(JSON.parse(expected ?? '')))
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

test.each(documents.filter((path) => followed.test(textOf(path))))(
  'prints the events of %s',
  async (path) => {
    const [, code = ''] = textOf(path).match(followed) ?? []
    const following = spawn('sh', ['-ec', atGateway(code)])
    let output = ''
    following.stdout.on('data', (data) => {
      output += data
    })
    // Places change repeatedly: a new subscriber sees the next change.
    await vi.waitFor(async () => {
      await current().db.execute(sql`update departures set capacity = capacity + 1 where expedition_id = 1`)
      expect(output).toMatch(/data: {"data":{"departureAvailability":{"startDate":"\d{4}/)
    }, 20_000)
    following.kill()
  },
)

function namesOf(enumName: string): string[] {
  const codes = buildSchema().getType(enumName)
  return isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []
}

test('documents each code of a user error', () => {
  const names = namesOf('UserErrorCode')
  const explained = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code)
  expect(explained).toEqual(expect.arrayContaining(names))
})

test('documents each code of an error', () => {
  const listed = namesOf('ErrorCode')
  const sources = globSync('gateway/**/*.ts').filter((path) => !path.includes('.generated.'))
  const codes = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/code: '([A-Z_]+)'/g)].map(([, code = '']) => code),
  )
  expect(codes).toContain('QUERY_TOO_COMPLEX')
  expect(listed.filter((code) => !readme.includes(`\`${code}\``))).toEqual([])
  const known = [...listed, ...namesOf('UserErrorCode')]
  expect(codes.filter((code) => !known.includes(code))).toEqual([])
})
