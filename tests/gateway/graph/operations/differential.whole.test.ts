import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HandPicked, handPicked, uncompilable } from '#tests/gateway/graph/operations/handPicked.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { type Credentials, startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startPlainUpstream } from '#tests/support/plainUpstream.ts'
import { product } from '#tests/support/product.ts'

const all = [...handPicked, ...uncompilable]
const manifest = Object.fromEntries(
  all.map(({ text }) => [createHash('sha256').update(text).digest('hex'), text]),
)

test('compares at least a hundred operations', () => {
  expect(handPicked.length).toBeGreaterThan(100)
  expect(Object.keys(manifest)).toHaveLength(all.length)
})

/** Two gateways before one service: one compiles the operations at start, the other sees each once. */
async function twoGateways(apiUrl: string) {
  return { interpreting: await startGateway(apiUrl), compiling: await startGateway(apiUrl, {}, manifest) }
}
type Two = Awaited<ReturnType<typeof twoGateways>>

async function compare(
  { interpreting, compiling }: Two,
  { text, variables }: HandPicked,
  credentials: Credentials = {},
) {
  const expected = await formatted(interpreting, text, variables, credentials)
  expect(await formatted(compiling, text, variables, credentials)).toEqual(expected)
}

/** Only the interpreter reports locations of errors. */
async function formatted(
  gateway: TestGateway,
  text: string,
  variables: HandPicked['variables'],
  credentials: Credentials,
) {
  const { status, data, errors } = await gateway.ask(text, variables, credentials)
  const byPath = errors?.map(({ message, path, extensions }) => ({ message, path, extensions }))
  return {
    status,
    data,
    errors: byPath?.toSorted((one, other) => String(one.path).localeCompare(String(other.path))),
  }
}

async function compiledShare({ url }: TestGateway): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const counts = [
    ...metrics.matchAll(/duration_seconds_count\{operation="[^"]*",lane="(compiled|cached)"\} (\d+)/g),
  ]
  return counts.reduce((sum, [, , count]) => sum + Number(count), 0)
}

describe('on the demonstration', () => {
  const current = product()
  let two: Two
  let bearer: string
  beforeAll(async () => {
    two = await twoGateways(current().apiUrl)
    const account = await signedInAccount(current().db)
    bearer = account.headers.authorization.replace('Bearer ', '')
  })
  afterAll(async () => {
    for (const gateway of Object.values(two)) await gateway.close()
  })

  test.each(handPicked)('$text $variables', (picked) => compare(two, picked))
  test.each(handPicked.filter(({ text }) => /\bme\b|isFavourite/.test(text)))(
    'for an account: $text',
    (picked) => compare(two, picked, { bearer }),
  )
  test('runs nearly all operations compiled', async () => {
    expect(await compiledShare(two.compiling)).toBeGreaterThan(100)
    expect(await compiledShare(two.interpreting)).toBe(0)
    expect(two.compiling.logged()).toBe('')
  })
  test.each(uncompilable)('not compiled: $text', async (picked) => {
    const before = await compiledShare(two.compiling)
    await compare(two, picked)
    expect(await compiledShare(two.compiling)).toBe(before)
  })
})

describe('on a service without the extensions', () => {
  let two: Two
  let stop: () => Promise<void>
  beforeAll(async () => {
    const upstream = await startPlainUpstream('token')
    two = await twoGateways(upstream.url)
    stop = async () => {
      for (const gateway of Object.values(two)) await gateway.close()
      await upstream.close()
    }
  })
  afterAll(() => stop())

  test.each(handPicked)('$text $variables', (picked) => compare(two, picked, { bearer: 'plain-token' }))
})
