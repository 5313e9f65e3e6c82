import type { Refusal } from '#gateway/graph/refusal.ts'

/** Keys and elements of the variables of one operation. */
const maxValues = 1000

/** Characters of keys and texts for an operation that is not registered: more than any form of the site sends. */
const maxCharacters = 16_384

/** Refuses variables with too many keys, elements or characters, before any other use of them. */
export function refuseVariables(
  variables: object | null | undefined,
  isRegistered = false,
): Refusal | undefined {
  if (!variables) return undefined
  const { values, characters } = measureVariables(variables)
  if (values > maxValues) return tooMuch('keys and elements', maxValues)
  return characters > maxCharacters && !isRegistered ? tooMuch('characters', maxCharacters) : undefined
}

const tooMuch = (what: string, max: number): Refusal => ({
  status: 400,
  code: 'QUERY_TOO_COMPLEX',
  message: `Too much for one operation: more than ${max} ${what} of variables.`,
  details: { limit: 'variables', max },
})

/** Stops soon after the limit and avoids recursion: the client chooses the depth of a body. */
export function measureVariables(variables: object): { values: number; characters: number } {
  const open: object[] = [variables]
  const measure = { values: 0, characters: 0 }
  for (const value of open) {
    for (const key in value) {
      measure.values += 1
      if (measure.values > maxValues) return measure
      const inner: unknown = Reflect.get(value, key)
      measure.characters += key.length + (typeof inner === 'string' ? inner.length : 0)
      if (typeof inner === 'object' && inner !== null) open.push(inner)
    }
  }
  return measure
}
