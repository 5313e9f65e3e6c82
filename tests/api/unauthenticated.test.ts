import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { listOperations, parseDescription, samplePath } from '#tests/support/openapi.ts'
import { testApi } from '#tests/support/testApi.ts'

const description = parseDescription(readFileSync('schema/rest/openapi.json', 'utf8'))
const closed = listOperations(description)
  .filter(({ needsBearer }) => needsBearer)
  .map((operation) => [operation.name, operation] as const)

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  test.each(closed)(
    '%s reveals nothing to a visitor, even for an invalid request',
    async (_name, operation) => {
      const { method } = operation
      const asJson = { 'content-type': 'application/json' }
      const url = operation.path.replace(/\{\w+\}/g, '%00')
      const bodies =
        method === 'GET' ? [] : ['{', '[]', '1', '{"expedition_id":1,"parent_id":[]}', 'null', '']
      const answers = await Promise.all([
        api.inject({ method, url }),
        api.inject({ method, url: `${url}?page=x` }),
        ...bodies.map((payload) =>
          api.inject({ method, url: samplePath(operation), headers: asJson, payload }),
        ),
        ...(bodies.length > 0
          ? [api.inject({ method, url, headers: { 'content-type': 'text/plain' }, payload: 'a' })]
          : []),
      ])
      // To all but its staff, the paths of the agency do not exist.
      const expected = operation.path.startsWith('/api/v1/agency/') ? 404 : 401
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => expected))
    },
  )
})
