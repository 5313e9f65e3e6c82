import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Session } from '#gateway/graph/session.ts'
import { downloadRoutes } from '#gateway/server/site/downloads.routes.ts'
import { agencyPaths, downloadPaths } from '#schema/agencyPaths.ts'
import { stubbedGateway } from '#tests/support/stubbedGateway.ts'
import { json } from '#tests/support/upstream.ts'

const stubbed = stubbedGateway()

test.each([
  ['renews an expired bearer once', 'fresh', 200, ['Bearer stale', 'Bearer fresh']],
  ['refuses a session that is over', undefined, 401, ['Bearer stale']],
])('%s', async (_case, renewed, status, bearers) => {
  const { upstream } = stubbed()
  upstream.answerWith((response, { headers }) => {
    const isGood = headers.authorization === 'Bearer fresh'
    response.writeHead(isGood ? 200 : 401, { 'content-type': 'text/csv' }).end('a;b')
  })
  const session: Pick<Session, 'bearer' | 'renew'> = {
    bearer: async () => 'stale',
    renew: async () => renewed,
  }
  const app = Fastify()
  await app.register(downloadRoutes, {
    apiUrl: upstream.url,
    readSession: () => ({ isVisitor: () => false, adopt: () => {}, end: () => {}, ...session }),
    refusalOfPage: async () => undefined,
  })
  const answer = await app.inject(`${agencyPaths.files}/${downloadPaths.export}/7b0c2a54`)
  expect(answer.statusCode).toBe(status)
  const sent = upstream.calls.filter(({ path }) => path.includes('/exports/'))
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(bearers)
  upstream.answerWith(json({}))
  await app.close()
})
