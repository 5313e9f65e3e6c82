import { measureVariables } from '#gateway/graph/limits/variableLimits.ts'
import type { DocumentMeasure } from '#gateway/graph/limits/weight.ts'

/** The most expensive call: it corrects unknown words. Aliases repeat it within one document. */
const searchCost = 1000

/** Characters of variables that cost one point. */
const charactersAPoint = 4096

/** Cost that the rate limit counts: that of the document, of its searches by text, and of long variables. */
export function rateCost(measure: DocumentMeasure | undefined, variables: object | undefined): number {
  if (!measure) return 1
  const { cost, textSearches, variableSearches } = measure
  const searches = textSearches + (variables && hasText(variables) ? variableSearches : 0)
  const { characters } = measureVariables(variables ?? {})
  return cost + searches * searchCost + Math.floor(characters / charactersAPoint)
}

const hasText = (variables: object) => Object.values(variables).some((value) => isFilterWithText(value))

const isFilterWithText = (value: unknown) =>
  typeof value === 'object' && value !== null && 'query' in value && Boolean(value.query)
