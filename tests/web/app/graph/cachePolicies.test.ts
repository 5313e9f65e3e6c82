import { gql, InMemoryCache } from '@apollo/client'
import { expect, test } from 'vitest'
import { cachePolicies } from '#web/app/graph/cachePolicies.ts'

test('keeps countries without a code apart in the cache', () => {
  const query = gql`{ featuredExpeditions { id countries { code name flagUrl } } }`
  const country = (name: string) => ({ __typename: 'Country', code: '', name, flagUrl: '' })
  const data = {
    featuredExpeditions: [
      { __typename: 'Expedition', id: '1', countries: [country('Atlantide')] },
      { __typename: 'Expedition', id: '2', countries: [country('Thulé')] },
    ],
  }
  const cache = new InMemoryCache(cachePolicies)
  cache.writeQuery({ query, data })
  expect(cache.readQuery({ query })).toEqual(data)
})
