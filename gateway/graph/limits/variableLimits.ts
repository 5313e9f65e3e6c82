import type { Refusal } from '#gateway/graph/refusal.ts'

/**
 * graphql-js prints the whole value in each error: 16,000 unknown keys hold the event loop for 200 ms, 1,000
 * for 10.
 */
const mostValues = 1000

/** Refuses variables with too many keys and elements, before any other use of them. */
export function refuseVariables(variables: object | null | undefined): Refusal | undefined {
  if (!variables || countValues(variables) <= mostValues) return undefined
  return {
    status: 400,
    code: 'QUERY_TOO_COMPLEX',
    message: `Too much for one operation: more than ${mostValues} keys and elements of variables.`,
    details: { limit: 'variables', max: mostValues },
  }
}

/** Stops soon after the limit and avoids recursion: the client chooses the depth of a body. */
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
