import { ApolloLink, Observable } from '@apollo/client'
import { isRecord, parse } from '#schema/json.ts'
import { hashOfOperation } from '#web/app/graph/operationHashes.generated.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    onStream?: (isOpen: boolean) => void
  }
}

/**
 * Subscriptions over the browser's event streams, which reconnect by themselves. When the server ends or
 * refuses one, the page continues with the data it has. `onStream` in the context is called when it opens or is lost.
 */
export const liveLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const { operationName = '', variables } = operation
      const { onStream } = operation.getContext()
      const sha256Hash = hashOfOperation[operationName]
      const requested = new URLSearchParams({
        operationName,
        variables: JSON.stringify(variables),
        extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
      })
      const source = new EventSource(`/graphql?${requested}`)
      const end = () => {
        source.close()
        observer.complete()
      }
      source.addEventListener('next', ({ data }) => {
        const event = parse(isRecord, data)
        if (event) observer.next(event)
      })
      source.addEventListener('complete', end)
      source.addEventListener('open', () => onStream?.(true))
      source.addEventListener('error', () => {
        onStream?.(false)
        if (source.readyState === EventSource.CLOSED) end()
      })
      return () => source.close()
    }),
)
