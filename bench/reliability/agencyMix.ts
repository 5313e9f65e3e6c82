import { type Row, row } from '#bench/page.ts'
import { onBothEngines, withDatabase } from '#bench/reliability/demoDatabases.ts'
import { mixAgencyRequests } from '#tests/support/agencyMix.ts'
import { testApi } from '#tests/support/testApi.ts'

/** Visitors, a customer and an owner request the agency by two gateways before one cache. */
export async function agencyMixRows(requests: number): Promise<Row[]> {
  return onBothEngines((engine, env) =>
    withDatabase(env, async (db) => {
      const api = await testApi(db, { env: { rateLimitFactor: 1_000_000 } })
      const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 })
      const { opened, leaks, stored } = await mixAgencyRequests(db, apiUrl, requests)
      await api.close()
      return row(
        `${requests} mixed requests of the agency, two gateways, one cache, ${engine}`,
        `${opened} to the owner, ${leaks.length} to others, ${stored.length} that a cache may store`,
        `${requests / 4} to the owner, 0 to others, 0 stored`,
        opened === requests / 4 && leaks.length === 0 && stored.length === 0,
      )
    }),
  )
}
