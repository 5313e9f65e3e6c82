import { type ApolloCache, ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { notifyTabs } from '#web/lib/tabs.ts'

/** Publishes to other tabs the entities that a mutation of this one has changed. */
export const changedLink = new ApolloLink((operation, forward) => {
  const answer = forward(operation)
  if (operation.operationType !== 'mutation') return answer
  return answer.pipe(
    tap(({ data }) => {
      const ids = [...entitiesIn(data, operation.client.cache)]
      if (ids.length > 0) notifyTabs({ kind: 'changed', ids })
    }),
  )
})

/** The cache ids of all objects in a response. */
function entitiesIn(value: unknown, cache: ApolloCache, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || !value) return found
  if ('__typename' in value && typeof value.__typename === 'string') {
    const id = cache.identify({ ...value, __typename: value.__typename })
    if (id) found.add(id)
  }
  for (const part of Object.values(value)) entitiesIn(part, cache, found)
  return found
}
