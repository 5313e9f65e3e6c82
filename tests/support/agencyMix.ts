import type { Database } from '#api/db/client.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startRedis } from '#tests/support/redis.ts'
import { staffMember } from '#tests/support/staff.ts'

/** Outcomes of requests: `leaks` and `stored` name the faulty ones. */
export type AgencyMix = {
  requests: number
  /** Responses in which staff read the agency. */
  opened: number
  /** Responses of the agency to other callers, or with personal data of the owner. */
  leaks: string[]
  /** Responses of the agency that a cache may store. */
  stored: string[]
}

const email = 'secret.proprio@example.test'
const agency = 'agency { me { email } staff { email } search(query: "vanoise") { id } }'
/** The last one is the same for all callers, apart from the agency. */
const documents = [
  `{ ${agency} }`,
  '{ agency { audit { nodes { id label } } } me { id agencyAccess } }',
  `{ expeditions(first: 2) { nodes { id name } } ${agency} }`,
]
const atOnce = 16

/**
 * Sends requests of visitors, a customer and an owner, mixed, to two gateways before one cache, and to the
 * service itself.
 */
export async function mixAgencyRequests(db: Database, apiUrl: string, count: number): Promise<AgencyMix> {
  const redis = await startRedis()
  const gateways: TestGateway[] = []
  for (let each = 0; each < 2; each++) gateways.push(await startGateway(apiUrl, { REDIS_URL: redis.url }))
  const owner = await staffMember(db, { role: 'owner', email })
  const customer = await signedInAccount(db)
  const callers = [{}, customer.headers, owner.headers, {}]
  const mix: AgencyMix = { requests: 0, opened: 0, leaks: [], stored: [] }
  const send = async (turn: number) => {
    const headers = callers[turn % callers.length] ?? {}
    const gateway = gateways[Math.floor(turn / callers.length) % gateways.length]
    const { where, response } = await request(turn, apiUrl, gateway?.url ?? '', headers)
    const body = await response.text()
    const isOpen = /"agency":\{|"access":"open"/.test(body)
    mix.requests += 1
    if (!/no-store/.test(response.headers.get('cache-control') ?? '')) mix.stored.push(where)
    if (headers === owner.headers) mix.opened += isOpen ? 1 : 0
    else if (isOpen || body.includes(email)) mix.leaks.push(where)
  }
  try {
    for (let turn = 0; turn < count; turn += atOnce)
      await Promise.all(
        Array.from({ length: Math.min(atOnce, count - turn) }, (_, each) => send(turn + each)),
      )
    return mix
  } finally {
    for (const gateway of gateways) await gateway.close()
    await redis.stop()
  }
}

/** By POST, by GET, and to the service without a gateway. */
async function request(turn: number, apiUrl: string, url: string, headers: object) {
  const query = documents[Math.floor(turn / 8) % documents.length] ?? ''
  const way = Math.floor(turn / 24) % 3
  if (way === 2) {
    const response = await fetch(`${apiUrl}/api/v1/agency/me`, { headers: { ...headers } })
    return { where: 'GET /api/v1/agency/me', response }
  }
  if (way === 1) {
    const address = `${url}/graphql?${new URLSearchParams({ query })}`
    const asProgram = { ...headers, 'apollo-require-preflight': 'true', accept: 'application/json' }
    return { where: `GET ${query}`, response: await fetch(address, { headers: asProgram }) }
  }
  const json = { ...headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ query })
  return {
    where: `POST ${query}`,
    response: await fetch(`${url}/graphql`, { method: 'POST', headers: json, body }),
  }
}
