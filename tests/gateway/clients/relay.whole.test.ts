import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

// Connections have nodes and a cursor, no edges: a Relay application pages by `first` and `after`, without
// @connection.
const source = `
import { graphql } from 'relay-runtime'
graphql\`query tripsTripQuery($slug: String!) { expedition(slug: $slug) { name ...trips_card } }\`
graphql\`fragment trips_card on Expedition { slug minPrice departures { startDate } }\`
graphql\`mutation tripsCheckMutation($email: String!) { checkEmail(email: $email) { status errors { code } } }\`
graphql\`query tripsPageQuery($after: String) {
  expeditions(first: 30, after: $after) { nodes { id ...trips_card } pageInfo { hasNextPage endCursor } }
}\`
`

const require = createRequire(new URL('../../../bench/', import.meta.url))

const current = product()
let folder: string
let report: string

beforeAll(async () => {
  mkdirSync('.build', { recursive: true })
  folder = mkdtempSync('.build/relay-')
  mkdirSync(join(folder, 'src'))
  const sdl = await fetch(`${current().gateway.url}/schema.graphql`)
  writeFileSync(join(folder, 'schema.graphql'), await sdl.text())
  writeFileSync(join(folder, 'src/trips.ts'), source)
  const config = { src: './src', schema: './schema.graphql', language: 'typescript' }
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config))
  const compiler = require.resolve('relay-compiler/cli.js')
  const command = [compiler, 'relay.config.json']
  report = (await promisify(execFile)(process.execPath, command, { cwd: folder })).stdout
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
})

type Page = { nodes: object[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
type Answer = { data: { expedition?: object; checkEmail?: object; expeditions: Page } }

/** Sends the text that the compiler wrote. */
async function send(name: string, variables: object): Promise<Answer> {
  const { default: compiled } = await import(
    join(process.cwd(), folder, `src/__generated__/${name}.graphql.ts`)
  )
  const response = await fetch(`${current().gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: compiled.params.text, variables }),
  })
  return JSON.parse(await response.text())
}

test('compiles the schema and the operations', () => {
  // A schema with `extend type` would be taken for client schema, and nothing would be sent.
  expect(report).toContain('4 operation text')
})

test('runs a query', async () => {
  const answer = await send('tripsTripQuery', { slug: 'balcons-de-la-vanoise' })
  expect(answer).toMatchObject({ data: { expedition: { slug: 'balcons-de-la-vanoise' } } })
})

test('runs a mutation', async () => {
  expect(await send('tripsCheckMutation', { email: 'nobody@example.test' })).toEqual({
    data: { checkEmail: { status: 'UNKNOWN_USER', errors: [] } },
  })
})

test('reads a list page by page', async () => {
  const first = await send('tripsPageQuery', {})
  expect(first.data.expeditions.nodes).toHaveLength(30)
  const { endCursor: after } = first.data.expeditions.pageInfo
  const second = await send('tripsPageQuery', { after })
  expect(second.data.expeditions).toMatchObject({ pageInfo: { hasNextPage: false } })
  expect(second.data.expeditions.nodes).toHaveLength(18)
})
