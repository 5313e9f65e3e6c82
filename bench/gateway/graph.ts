import { readdirSync, readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { ExpeditionDetail } from '#api/modules/expeditions/expeditions.contract.ts'
import type { SearchAnswer } from '#api/modules/search/search.contract.ts'
import {
  searchPath,
  type TripAnswers,
  toCatalogue,
  toDeparture,
  toExpedition,
  toMessage,
  toReview,
  toSimilar,
  tripPath,
} from '#bench/gateway/pages.ts'
import type { Get } from '#bench/gateway/upstreamClient.ts'

type Trip = { slug: string }
type Dates = { nextDepartures: unknown[] }

/** Builds our schema with the resolvers of every contender: one call a relation, plain values below. */
export function graphSchema(get: Get) {
  const folder = 'schema'
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql') && file !== 'released.graphql')
  return makeExecutableSchema({
    typeDefs: files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    resolvers: {
      Query: {
        me: () => null,
        expedition: async (_: unknown, { slug }: Trip) =>
          toExpedition(await get<ExpeditionDetail>(tripPath(slug, ''))),
        expeditions: async (_: unknown, { filter }: { filter: { maxPrice: number } }) =>
          toCatalogue(await get<SearchAnswer>(searchPath(filter.maxPrice))),
      },
      Expedition: {
        isFavourite: () => false,
        nextDepartures: ({ nextDepartures }: Dates, { first }: { first: number }) =>
          nextDepartures.slice(0, first),
        departures: async ({ slug }: Trip) =>
          (await get<TripAnswers['departures']>(tripPath(slug, '/departures'))).map(toDeparture),
        reviews: async ({ slug }: Trip, { first }: { first: number }) => ({
          nodes: (await get<TripAnswers['reviews']>(tripPath(slug, '/reviews')))
            .slice(0, first)
            .map(toReview),
        }),
        messages: async ({ slug }: Trip) =>
          (await get<TripAnswers['messages']>(tripPath(slug, '/messages'))).messages.map(toMessage),
        similarExpeditions: async ({ slug }: Trip) =>
          (await get<TripAnswers['similar']>(tripPath(slug, '/similar-expeditions'))).map(toSimilar),
      },
    },
  })
}
