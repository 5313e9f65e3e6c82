import type { DocumentMeasure } from '#gateway/graph/limits/weight.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'

/** Limit of the parser, which stops at the first token above it. */
export const maxTokens = 1000

/** Limit of validation: it stops after that many errors. */
export const maxErrors = 5

/** Limits of a document. Introspection, which makes no call, has its own. */
export const documentLimits = {
  depth: 8,
  aliases: 15,
  directives: 9,
  cost: 5000,
  sameKeys: 20,
  authenticationFields: 1,
  fragmentCycles: 0,
  introspectionDepth: 16,
  introspectionCost: 75_000,
} as const satisfies Partial<Record<keyof DocumentMeasure, number>>

/** Names of the limits in error messages, in the order of their checks. */
const descriptions = [
  ['fragmentCycles', 'fragments that spread themselves'],
  ['authenticationFields', 'authentication fields'],
  ['depth', 'levels of fields'],
  ['aliases', 'aliases'],
  ['directives', 'directives'],
  ['sameKeys', 'times the same response key'],
  ['cost', 'points of cost'],
  ['introspectionDepth', 'levels of introspection'],
  ['introspectionCost', 'points of introspection'],
] as const

/** Returns the refusal of an excessive document. */
export function refuseDocument(measure: DocumentMeasure): Refusal | undefined {
  for (const [limit, what] of descriptions) {
    const [measured, max] = [measure[limit], documentLimits[limit]]
    if (measured <= max) continue
    return {
      status: 400,
      code: 'QUERY_TOO_COMPLEX',
      message: `Too much for one document: ${measured} ${what}, at most ${max}.`,
      details: { limit, measured, max },
    }
  }
  return undefined
}
