import type { DocumentMeasure } from '#gateway/graph/limits/weight.ts'

/** The most expensive call: it corrects unknown words. Aliases repeat it within one document. */
const searchCost = 1000

/** Cost that the rate limit counts: that of the document, and its searches by text. */
export function rateCost(measure: DocumentMeasure | undefined, variables: object | undefined): number {
  if (!measure) return 1
  const { cost, textSearches, variableSearches } = measure
  const searches = textSearches + (variables && hasText(variables) ? variableSearches : 0)
  return cost + searches * searchCost
}

const hasText = (variables: object) => Object.values(variables).some((value) => isFilterWithText(value))

const isFilterWithText = (value: unknown) =>
  typeof value === 'object' && value !== null && 'query' in value && Boolean(value.query)
