import { ApolloLink } from '@apollo/client'
import { finalize, mergeMap, of } from 'rxjs'
import type { Graph } from '#web/lib/graph/graph.ts'
import { isUnauthenticated } from '#web/lib/graph/graphErrors.ts'

/**
 * Holds a mutation whose session has ended until the account has signed in again, then retries it once. When
 * the offer is closed, the caller receives the refusal.
 */
export const endedSessionLink = (signInAgain: Graph['signInAgain']): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const sent = forward(operation)
    if (operation.operationType !== 'mutation') return sent
    return sent.pipe(
      mergeMap(async (result) => {
        if (!isUnauthenticated(result.errors)) return of(result)
        const { intent, onHeld } = operation.getContext()
        if (typeof onHeld === 'function') onHeld()
        const answered = await signInAgain(intent)
        return answered ? forward(operation).pipe(finalize(answered)) : of(result)
      }),
      mergeMap((answer) => answer),
    )
  })
