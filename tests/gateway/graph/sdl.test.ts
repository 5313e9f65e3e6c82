import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { buildClientSchema, getIntrospectionQuery, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printSdl } from '#gateway/graph/sdl.ts'
import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import { statements } from '#tests/support/sdl.ts'
import { testSecret } from '#tests/support/testApi.ts'

let gateway: FastifyInstance
let sdl: string

beforeAll(async () => {
  const env = readEnv({ SESSION_SECRET: testSecret, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' })
  // No request reaches an upstream.
  gateway = await createGateway({ apiUrl: 'http://127.0.0.1:9', env })
  sdl = (await gateway.inject('/schema.graphql')).body
})

afterAll(() => gateway.close())

test('serves the whole schema as one document', () => {
  expect(sdl).not.toContain('extend type')
  const contract = parse(readFileSync('tests/gateway/contract.graphql', 'utf8'))
  expect(statements(parse(sdl))).toEqual(expect.arrayContaining(statements(contract)))
})

test('returns the same schema by introspection, descriptions included', async () => {
  const payload = { query: getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true }) }
  const { data } = (await gateway.inject({ method: 'POST', url: '/graphql', payload })).json()
  expect(printSdl(buildClientSchema(data))).toBe(sdl)
})
