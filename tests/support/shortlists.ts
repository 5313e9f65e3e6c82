import { afterAll, beforeAll, beforeEach } from 'vitest'
import { rateCounters } from '#api/db/accountTables.ts'
import type { Api } from '#api/deps.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Call = { key?: string; payload?: object; from?: string }

/** The service at a time that a test moves, and the calls of shared lists. */
export function shortlistApi(current: () => TestDatabase) {
  let api: Api | undefined
  let now = testNow
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => now })
  })
  afterAll(() => api?.close())
  beforeEach(async () => {
    now = testNow
    await current().db.delete(rateCounters)
  })

  async function call(method: Method, path: string, { key, payload, from = '203.0.113.7' }: Call = {}) {
    if (!api) throw new Error('The service runs inside tests only.')
    return api.inject({
      method,
      url: `/api/v1/shortlists${path}`,
      remoteAddress: from,
      headers: key ? { authorization: `Bearer ${key}` } : {},
      ...(payload && { payload }),
    })
  }

  return {
    call,
    at: (days: number) => {
      now = new Date(testNow.getTime() + days * 86_400_000)
      return now
    },
    async create(ids = ['1', '2'], title = 'Été entre amis') {
      const answer = await call('POST', '', { payload: { title, expedition_ids: ids } })
      return answer.json<{ token: string; owner_key: string; shortlist: { id: string } }>()
    },
    async join(token: string, name = 'Léa', party = 1) {
      const answer = await call('POST', `/${token}/people`, { payload: { name, party } })
      return answer.json<{ person_key: string; shortlist: { me: string } }>()
    },
    read: async (token: string, key?: string) =>
      (await call('GET', `/${token}`, key === undefined ? {} : { key })).json(),
  }
}
