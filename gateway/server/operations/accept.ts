/** Media type of a plain `accept` header; `undefined` leaves the negotiation to Apollo. */
export function plainMediaType(accept: string | undefined): string | undefined {
  if (accept === undefined || accept === '*/*' || accept.startsWith('application/json')) return json
  return accept.startsWith('application/graphql-response+json') ? graphqlResponse : undefined
}

const json = 'application/json; charset=utf-8'
const graphqlResponse = 'application/graphql-response+json; charset=utf-8'
