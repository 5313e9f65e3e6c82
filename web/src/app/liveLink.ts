import { ApolloLink, Observable } from '@apollo/client'
import { hashOfOperation } from '#web/app/operationHashes.generated.ts'

/**
 * Subscriptions as the platform's own event streams, which come back by themselves after a cut. When the service ends one or
 * refuses it, nobody is told: the page goes on with what it has.
 */
export const liveLink = new ApolloLink(
  ({ operationName = '', variables }) =>
    new Observable((observer) => {
      const sha256Hash = hashOfOperation[operationName]
      const asked = new URLSearchParams({
        operationName,
        variables: JSON.stringify(variables),
        extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
      })
      const source = new EventSource(`/graphql?${asked}`)
      const end = () => {
        source.close()
        observer.complete()
      }
      source.addEventListener('next', ({ data }) => observer.next(JSON.parse(data)))
      source.addEventListener('complete', end)
      source.addEventListener('error', () => source.readyState === EventSource.CLOSED && end())
      return () => source.close()
    }),
)
