import { hostileDocuments } from '#tests/gateway/hostile/documents.ts'
import type { RealGateway } from '#tests/gateway/hostile/realGateway.ts'
import { hostileRequests } from '#tests/gateway/hostile/requests.ts'
import { hostileVariables } from '#tests/gateway/hostile/variables.ts'

type Call = [name: string, send: (gateway: RealGateway) => Promise<Response>]

const longestSearch = 7_000

function listCalls([name, query]: [string, string]): Call[] {
  const search = new URLSearchParams({ query, variables: '[]' }).toString()
  const byGet: Call = [`by GET, ${name}`, ({ url }) => fetch(`${url}/graphql?${search}`)]
  return [
    [name, ({ post }) => post({ query })],
    [`for an unknown operation, ${name}`, ({ post }) => post({ query, operationName: 'Nobody' })],
    ...(search.length < longestSearch ? [byGet] : []),
  ]
}

/** Bodies of nearly 128 kB, the most that is read. */
export const variablesBodies = Object.entries(hostileVariables).map(([name, variables]): [string, string] => [
  `in variables, ${name}`,
  `{"query":"query ($f: ExpeditionFilter) { expeditions(filter: $f) { totalCount } }","variables":${variables}}`,
])

/** Every hostile document, request and list of variables, as a call of the gateway. */
export const hostileCalls: Call[] = [
  ...Object.entries(hostileDocuments).flatMap(listCalls),
  ...Object.entries(hostileRequests).map(
    ([name, { path = '/graphql', ...request }]): Call => [name, ({ url }) => fetch(`${url}${path}`, request)],
  ),
  ...variablesBodies.map(
    ([name, body]): Call => [
      name,
      ({ url }) =>
        fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
    ],
  ),
]
