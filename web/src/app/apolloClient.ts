import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { cachePolicies } from '#web/app/cachePolicies.ts'
import { liveLink } from '#web/app/liveLink.ts'
import { hashOfOperation } from '#web/app/operationHashes.generated.ts'

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all'
      }
      interface Query {
        errorPolicy: 'all'
      }
    }
  }
}

export function createClient(link: ApolloLink, cache: InMemoryCache): ApolloClient {
  return new ApolloClient({
    cache,
    link,
    // A relation that could not be read costs its own place on the page, not the page.
    defaultOptions: { query: { errorPolicy: 'all' }, watchQuery: { errorPolicy: 'all' } },
  })
}

export function createCache(state?: NormalizedCacheObject): InMemoryCache {
  const cache = new InMemoryCache(cachePolicies)
  return state ? cache.restore(state) : cache
}

/** Queries go by their registered hash over GET, so that any cache on the way may hold their answers. */
export function browserLink(): ApolloLink {
  const persisted = new PersistedQueryLink({
    generateHash: (document) => {
      const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
      return hashOfOperation[operation?.name?.value ?? ''] ?? ''
    },
    useGETForHashedQueries: true,
  })
  const http = persisted.concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin' }))
  return ApolloLink.split(({ operationType }) => operationType === 'subscription', liveLink, http)
}
