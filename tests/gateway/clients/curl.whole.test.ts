import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()

async function curl(query: string, variables: object = {}) {
  const body = JSON.stringify({ query, variables })
  const options = ['-s', '--fail', '-H', 'content-type: application/json', '-d', body]
  const { stdout } = await promisify(execFile)('curl', [...options, `${current().gateway.url}/graphql`])
  return JSON.parse(stdout).data
}

describe('with curl', () => {
  test('runs a query', async () => {
    expect(await curl('{ themeGroups { name themes { path } } }')).toMatchObject({
      themeGroups: expect.arrayContaining([{ name: expect.any(String), themes: expect.any(Array) }]),
    })
  })

  test('runs a mutation', async () => {
    const query = 'mutation { checkEmail(email: "lea.google@demo.explora.test") { status errors { code } } }'
    expect(await curl(query)).toEqual({ checkEmail: { status: 'GOOGLE', errors: [] } })
  })

  test('reads the page after a cursor', async () => {
    const query = `query Page($after: String) {
      expeditions(first: 40, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
    }`
    const { expeditions: first } = await curl(query)
    expect(first).toMatchObject({ pageInfo: { hasNextPage: true } })
    const { expeditions: second } = await curl(query, { after: first.pageInfo.endCursor })
    expect(second).toMatchObject({ nodes: { length: 8 }, pageInfo: { hasNextPage: false } })
  })
})
