import type { Refusal } from '#gateway/graph/refusal.ts'

/** graphql-js writes the whole value into each of its errors: 16,000 unknown keys hold the loop for 200 ms, 1,000 for 10. */
const mostValues = 1000

/** Refuses variables with too many keys and elements, before anything else is done with them. */
export function refuseVariables(variables: object | null | undefined): Refusal | undefined {
  if (!variables || countValues(variables) <= mostValues) return undefined
  return {
    status: 400,
    code: 'QUERY_TOO_COMPLEX',
    message: `Too much for one operation: more than ${mostValues} keys and elements of variables.`,
    details: { limit: 'variables', max: mostValues },
  }
}

/** Stops soon after the limit, without recursion: the depth of a body is the client's choice. */
function countValues(variables: object): number {
  const open: object[] = [variables]
  let count = 0
  for (const value of open) {
    for (const key in value) {
      count += 1
      if (count > mostValues) return count
      const inner: unknown = Reflect.get(value, key)
      if (typeof inner === 'object' && inner !== null) open.push(inner)
    }
  }
  return count
}
