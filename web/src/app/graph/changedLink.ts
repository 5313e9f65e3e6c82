import { type ApolloCache, ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import type { ChangedEntities } from '#web/lib/graph/graph.ts'
import { notifyTabs } from '#web/lib/graph/tabs.ts'

/** Publishes to other tabs the entities that a mutation of this one has changed. */
export const changedLink = new ApolloLink((operation, forward) => {
  const answer = forward(operation)
  if (operation.operationType !== 'mutation') return answer
  return answer.pipe(
    tap(({ data }) => {
      const entities = entitiesIn(data, operation.client.cache)
      if (Object.keys(entities).length > 0) notifyTabs({ kind: 'changed', entities })
    }),
  )
})

/** The objects of a response by cache id: their fields where all are plain values, otherwise `null`. */
function entitiesIn(value: unknown, cache: ApolloCache, found: ChangedEntities = {}): ChangedEntities {
  if (typeof value !== 'object' || !value) return found
  if ('__typename' in value && typeof value.__typename === 'string') {
    const id = cache.identify({ ...value, __typename: value.__typename })
    if (id) found[id] = Object.values(value).every(isPlain) ? { ...value } : null
  }
  for (const part of Object.values(value)) entitiesIn(part, cache, found)
  return found
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
