import type { FieldFunctionOptions, InMemoryCacheConfig, Reference } from '@apollo/client'

/** Identity of cached objects: by id, except for these. */
export const cachePolicies: InMemoryCacheConfig = {
  typePolicies: {
    // A REST API may send countries without codes, which would share the empty one.
    Country: { keyFields: ['name'] },
    Activity: { keyFields: ['slug'] },
    // A part of its parent, merged in place.
    Image: { keyFields: false, merge: true },
    // A card reads fewer fields of the same journey than a comparison.
    TrainAccess: { keyFields: false, merge: true },
    // The search bar counts what a page has listed: each asks for its own facets.
    ExpeditionConnection: { merge: true },
    Query: {
      fields: {
        expeditions: { keyArgs: ['filter', 'sort', 'first', 'page', 'departureDaysIn'] },
        expedition: {
          // An expedition known from a list is the same object when its page reads it by slug: fields merge
          // by id.
          keyArgs: ['slug'],
        },
      },
    },
    // A response holds the whole list: it replaces the cached one.
    Cart: {
      fields: {
        problems: { merge: false },
        travellers: { merge: false },
        options: { merge: false },
        codes: { merge: false },
      },
    },
    Shortlist: {
      fields: { items: { merge: false }, people: { merge: false }, bestDates: { merge: false } },
    },
    ShortlistPerson: { fields: { weeks: { merge: false } } },
    Reservation: { fields: { participants: { merge: false } } },
    User: { fields: { sessions: { merge: false }, calendarFeeds: { merge: false } } },
    Expedition: {
      fields: {
        reviews: { keyArgs: ['page', 'rating', 'travelledWith'], merge: mergeReviews },
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

/** Merges overlapping pages: questions posted since the first page shift the later ones. */
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
