import type { FieldFunctionOptions, InMemoryCacheConfig, Reference } from '@apollo/client'

/** What the same thing is, wherever it comes from: everything with an id by its id, and these by another name or not at all. */
export const cachePolicies: InMemoryCacheConfig = {
  typePolicies: {
    // A REST API may send countries without codes: several of them would share the empty one.
    Country: { keyFields: ['name'] },
    Activity: { keyFields: ['slug'] },
    // A part of what it shows, written once where it stands.
    Image: { keyFields: false, merge: true },
    // A card reads less of the same journey than a comparison.
    TrainAccess: { keyFields: false, merge: true },
    Query: {
      fields: {
        expeditions: { keyArgs: ['filter', 'sort', 'first', 'page'] },
        expedition: {
          // A trip met in a list is the same when its own page asks for it by slug: its fields are merged by id.
          keyArgs: ['slug'],
        },
      },
    },
    Expedition: {
      fields: {
        reviews: { keyArgs: ['rating', 'travelledWith'], merge: mergeReviews },
        questions: { keyArgs: ['query'], merge: mergeQuestions },
      },
    },
  },
}

type Reviews = { nodes: unknown[] }

function mergeReviews(
  existing: Reviews | null | undefined,
  incoming: Reviews | null,
  { args }: { args: Record<string, unknown> | null },
): Reviews | null {
  if (!incoming || !existing || !args?.after) return incoming
  return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] }
}

type Questions = { nodes: Reference[] }

/** Joins pages that overlap: questions posted since the first page was read move the later ones along. */
function mergeQuestions(
  existing: Questions | null | undefined,
  incoming: Questions | null,
  { args, readField }: FieldFunctionOptions,
): Questions | null {
  if (!incoming || !existing) return incoming
  const [head, tail] = args?.after ? [existing, incoming] : [incoming, existing]
  const known = new Set(head.nodes.map((node) => readField('id', node)))
  return {
    ...tail,
    nodes: [...head.nodes, ...tail.nodes.filter((node) => !known.has(readField('id', node)))],
  }
}
