import { expect, test } from 'vitest'
import { messages } from '#api/db/accountTables.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { testNow } from '#tests/support/testNow.ts'
import { startUpstream } from '#tests/support/upstream.ts'

const current = product()

type Page = {
  totalCount: number
  nodes: { id: string; body: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}
type Data = { expedition: { questions: Page } }

const query = `query ($slug: String!, $first: Int! = 10, $after: String, $query: String) { expedition(slug: $slug) {
  questions(first: $first, after: $after, query: $query) {
    totalCount nodes { id body } pageInfo { hasNextPage endCursor }
  }
} }`

async function findPage(variables: Record<string, unknown>, gateway = current().gateway): Promise<Page> {
  const { data, errors } = await gateway.ask<Data>(query, { slug: '9', ...variables })
  expect(errors).toBeUndefined()
  return data.expedition.questions
}

test('reads 60 questions in pages of 20, and finds the oldest by a search', async () => {
  const { userId: authorId } = await signedInAccount(current().db)
  const bodies = Array.from({ length: 60 }, (_, index) =>
    index === 0 ? 'Des guêtres ?' : `Question ${index}`,
  )
  await current()
    .db.insert(messages)
    .values(
      bodies.map((body, index) => ({
        expeditionId: 9,
        authorId,
        role: 'visitor' as const,
        body,
        createdAt: new Date(testNow.getTime() + index * 1000),
      })),
    )
  const read: Page[] = []
  for (let after: string | null = null; ; ) {
    const page: Page = await findPage({ first: 20, after })
    read.push(page)
    after = page.pageInfo.endCursor
    if (!page.pageInfo.hasNextPage) break
  }
  const ids = read.flatMap(({ nodes }) => nodes.map(({ id }) => id))
  expect(ids).toHaveLength(read[0]?.totalCount ?? 0)
  expect(new Set(ids).size).toBe(ids.length)
  expect(read.flatMap(({ nodes }) => nodes.map(({ body }) => body))).toEqual(expect.arrayContaining(bodies))
  expect(await findPage({ query: 'guetres' })).toMatchObject({
    totalCount: 1,
    nodes: [{ body: 'Des guêtres ?' }],
    pageInfo: { hasNextPage: false },
  })
})

test('pages and searches the questions of a service without pages', async () => {
  const upstream = await startUpstream()
  upstream.answerWith((response, request) => {
    const path = (request.url ?? '').replace('/api/v1', '').split('?')[0]
    const all = Array.from({ length: 60 }, (_, index) => ({ id: index, body: `Où est l’étape ${index} ?` }))
    const body = path === '/expeditions/9' ? { id: 9, name: 'Surf' } : { messages: all }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const gateway = await startGateway(upstream.url)
  const first = await findPage({ first: 50 }, gateway)
  expect([first.nodes.length, first.totalCount, first.pageInfo.hasNextPage]).toEqual([50, 60, true])
  const rest = await findPage({ first: 50, after: first.pageInfo.endCursor }, gateway)
  expect(rest.nodes.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => String(50 + index)))
  expect(rest.pageInfo.hasNextPage).toBe(false)
  expect((await findPage({ query: 'etape 57' }, gateway)).nodes).toHaveLength(1)
  await gateway.close()
  await upstream.close()
})
