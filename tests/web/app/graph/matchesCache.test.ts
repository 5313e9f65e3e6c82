import { gql, InMemoryCache } from '@apollo/client'
import { expect, test } from 'vitest'
import { cachePolicies } from '#web/app/graph/cachePolicies.ts'

const query = gql`
  query Search($filter: ExpeditionFilter) {
    expeditions(filter: $filter, sort: RECOMMENDED, first: 24, page: 1) {
      nodes { __typename id }
      matches { expeditionId departures { __typename id startDate availableCount } }
    }
  }
`

const answer = (id: string, startDate: string, availableCount = 4) => ({
  expeditions: {
    __typename: 'ExpeditionConnection',
    nodes: [{ __typename: 'Expedition', id: '1' }],
    matches: [
      {
        __typename: 'ExpeditionMatch',
        expeditionId: '1',
        departures: [{ __typename: 'Departure', id, startDate, availableCount }],
      },
    ],
  },
})

test('two searches for the same trip cache separate departures that share their places', () => {
  const cache = new InMemoryCache(cachePolicies)
  const read = (variables: object) => cache.readQuery({ query, variables })
  const [spring, autumn] = [{ filter: { startDate: '2027-04-01' } }, { filter: { startDate: '2027-09-01' } }]
  cache.writeQuery({ query, variables: spring, data: answer('7', '2027-04-03') })
  cache.writeQuery({ query, variables: autumn, data: answer('8', '2027-09-04') })
  expect(read(spring)).toMatchObject(answer('7', '2027-04-03'))
  expect(read(autumn)).toMatchObject(answer('8', '2027-09-04'))
  cache.modify({ id: 'Departure:7', fields: { availableCount: () => 1 } })
  expect(read(spring)).toMatchObject(answer('7', '2027-04-03', 1))
})
