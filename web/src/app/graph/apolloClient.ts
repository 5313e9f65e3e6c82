import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { coalesceLink } from '#web/app/favourites/coalesceLink.ts'
import { cachePolicies } from '#web/app/graph/cachePolicies.ts'
import { changedLink } from '#web/app/graph/changedLink.ts'
import { liveLink } from '#web/app/graph/liveLink.ts'
import { hashOfOperation } from '#web/app/graph/operationHashes.generated.ts'
import { endedSessionLink } from '#web/app/session/endedSessionLink.ts'
import { visitorLink } from '#web/app/session/visitorLink.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

declare module '@apollo/client' {
  /** Keeps generated types unmasked: `lib/graph.ts` adapts them. */
  interface TypeOverrides {
    signatureStyle: 'classic'
  }
}

export const createClient = (signInAgain: Graph['signInAgain']): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache(cachePolicies),
    link: ApolloLink.from([
      endedSessionLink(signInAgain),
      coalesceLink(),
      changedLink,
      visitorLink,
      browserLink(),
    ]),
  })

/** Sends queries as registered hashes over GET, so that HTTP caches may store the responses. */
function browserLink(): ApolloLink {
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
