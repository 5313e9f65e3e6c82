import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { hashOfOperation } from '#web/agency/operationHashes.generated.ts'
import { operationNameOf } from '#web/lib/graph/answers.ts'

/** Sends the hashes of the agency's operations by POST: nothing of it may be stored on the way. */
export const createClient = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache({
      typePolicies: {
        Query: { fields: { agency: { merge: true } } },
        Agency: { keyFields: [] },
        AgencySettings: { keyFields: [] },
        AgencyFactsSection: { keyFields: [] },
        AgencySalesSection: { keyFields: [] },
      },
    }),
    link: ApolloLink.from([
      new PersistedQueryLink({
        generateHash: (document) => hashOfOperation[operationNameOf(document)] ?? '',
      }),
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ]),
  })
