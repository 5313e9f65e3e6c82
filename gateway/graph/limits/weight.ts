const maxima = ['depth', 'introspectionDepth', 'sameKeys'] as const
const sums = [
  'aliases',
  'directives',
  'cost',
  'introspectionCost',
  'authenticationFields',
  'fragmentCycles',
  'textSearches',
  'variableSearches',
] as const
const parts = [...maxima, ...sums]

/** Measure of a document. `sameKeys`: repetitions of one response key in a selection set. */
export type DocumentMeasure = Record<(typeof parts)[number], number>

/**
 * Measure of a selection set, spreads included. `nodesCost` is the cost of one node of a page: the paging
 * field knows their number. `keys` counts the response keys of the set itself.
 */
export type Weight = DocumentMeasure & { nodesCost: number; keys: Map<string, number> }

export function weightless(): Weight {
  return {
    depth: 0,
    introspectionDepth: 0,
    sameKeys: 0,
    aliases: 0,
    directives: 0,
    cost: 0,
    introspectionCost: 0,
    authenticationFields: 0,
    fragmentCycles: 0,
    textSearches: 0,
    variableSearches: 0,
    nodesCost: 0,
    keys: new Map(),
  }
}

/** Adds a selection to its set. */
export function add(set: Weight, selection: Weight): void {
  for (const part of maxima) set[part] = Math.max(set[part], selection[part])
  for (const part of sums) set[part] += selection[part]
  set.nodesCost += selection.nodesCost
  for (const [key, count] of selection.keys) set.keys.set(key, (set.keys.get(key) ?? 0) + count)
}

export const mostSameKeys = ({ sameKeys, keys }: Weight) => Math.max(sameKeys, ...keys.values())

/** The maximum of both, limit by limit. */
export function heavier(one: DocumentMeasure, other: DocumentMeasure): DocumentMeasure {
  const worst = { ...one }
  for (const part of parts) worst[part] = Math.max(one[part], other[part])
  return worst
}
