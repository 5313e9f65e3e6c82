import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { hashOfOperation } from '#web/agency/operationHashes.generated.ts'
import { readOperationName } from '#web/lib/graph/answers.ts'

export const cachePolicies = {
  typePolicies: {
    // The agency has no id: there is one.
    Agency: { keyFields: [] },
    AgencySettings: { keyFields: [] },
    AgencyFactsSection: { keyFields: [] },
    AgencySalesSection: { keyFields: [] },
  },
} satisfies InMemoryCacheConfig

/** Sends the hashes of the agency's operations by POST: nothing of it may be stored on the way. */
export const createClient = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache(cachePolicies),
    link: ApolloLink.from([
      new PersistedQueryLink({
        generateHash: (document) => hashOfOperation[readOperationName(document)] ?? '',
      }),
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ]),
  })
