import type { DocumentMeasure } from '#gateway/graph/limits/weight.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'

/** For the parser, which stops at the first token too many. */
export const maxTokens = 1000

/** For validation: a document with more faults is not read on. */
export const maxErrors = 5

/** What a document may ask of us at once. Introspection, which calls nobody, has bounds of its own. */
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

/** What an error says of each, in the order in which they are looked at. */
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

/** Why a document is too much; undefined for one that may go on. */
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
