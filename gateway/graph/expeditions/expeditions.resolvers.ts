import type { Context } from '#gateway/graph/context.ts'
import { toCarbonLabel } from '#gateway/graph/expeditions/carbon.model.ts'
import type { Detail } from '#gateway/graph/expeditions/detail.model.ts'
import type { ExpeditionModel, ExpeditionRelation } from '#gateway/graph/expeditions/expeditions.model.ts'
import { mostByIds, takeFirst } from '#gateway/graph/expeditions/paging.ts'
import { toDayRoutes } from '#gateway/graph/expeditions/route.model.ts'
import type {
  ExpeditionConnectionResolvers,
  ExpeditionResolvers,
  QueryResolvers,
} from '#gateway/graph/resolvers.generated.ts'

/** Resolves a field that a card lacks from the expedition's own response, batched for all cards of a list. */
function detailField<Field extends keyof Detail>(field: Field) {
  return (
    expedition: ExpeditionModel,
    _: unknown,
    { expeditions }: Context,
  ): Detail[Field] | Promise<Detail[Field]> =>
    expedition.detail
      ? expedition.detail[field]
      : expeditions.findDetail(expedition).then((detail) => detail[field])
}

type Field = ExpeditionRelation | Exclude<keyof Detail, 'carbonLines'>

export const Expedition: Required<Pick<ExpeditionResolvers, Field>> = {
  description: detailField('description'),
  images: detailField('images'),
  levelExplained: detailField('levelExplained'),
  programme: detailField('programme'),
  days: detailField('days'),
  included: detailField('included'),
  notIncluded: detailField('notIncluded'),
  arrivalStation: detailField('arrivalStation'),
  accessNote: detailField('accessNote'),
  trainAccess: detailField('trainAccess'),
  distanceKm: detailField('distanceKm'),
  elevationGainM: detailField('elevationGainM'),
  groupMin: detailField('groupMin'),
  priceShares: detailField('priceShares'),
  sharesVerifiedOn: detailField('sharesVerifiedOn'),
  groupMax: detailField('groupMax'),
  departureMonths: detailField('departureMonths'),
  searchTitle: detailField('searchTitle'),
  searchDescription: detailField('searchDescription'),
  carbon: async (expedition, { from }, { expeditions }) =>
    toCarbonLabel(await expeditions.findDetail(expedition), expedition.durationDays, from),
  // Part of a card: an error here would null every expedition of its list.
  nextDepartures: ({ nextDepartures }, { first }) => nextDepartures.slice(0, Math.max(0, first)),
  departures: (expedition, _, { departures }) => departures.ofExpedition(expedition),
  reviews: (expedition, page, { reviews }) => reviews.ofExpedition(expedition, page),
  reviewStats: ({ id }, _, { reviews }) => reviews.findStats(id),
  messages: ({ id }, _, { messages }) => messages.ofExpedition(id),
  questions: ({ id }, page, { messages }) => messages.findPage(id, page),
  route: ({ id, drawnRoute }, _, { expeditions }) => drawnRoute ?? expeditions.route(id),
  async routeText(expedition, _, { expeditions }) {
    const { id, drawnRoute } = expedition
    const [route, detail] = await Promise.all([
      drawnRoute ?? expeditions.route(id),
      expeditions.findDetail(expedition),
    ])
    return toDayRoutes(route, detail)
  },
  similarExpeditions: ({ id }, _, { expeditions }) => expeditions.similar(id),
  isFavourite: ({ id }, _, { users }) => users.isFavourite(id),
}

export const ExpeditionConnection: Pick<ExpeditionConnectionResolvers, 'facets'> = {
  facets: (connection, { names }) => connection.facets(names),
}

export const Query: Required<
  Pick<
    QueryResolvers,
    | 'expeditions'
    | 'expedition'
    | 'accessFrom'
    | 'expeditionsByIds'
    | 'featuredExpeditions'
    | 'collections'
    | 'filters'
    | 'searchSuggestions'
  >
> = {
  expeditions: (_, search, { expeditions }) => expeditions.search(search),
  expedition: (_, { slug }, { expeditions }) => expeditions.one(slug),
  accessFrom: (_, { city, expeditionIds }, { expeditions }) => expeditions.accessFrom(city, expeditionIds),
  expeditionsByIds: (_, { ids }, { expeditions }) => expeditions.byKeys(ids.slice(0, mostByIds)),
  featuredExpeditions: async (_, { first }, { expeditions }) =>
    takeFirst(await expeditions.featured(), first),
  collections: (_, __, { expeditions }) => expeditions.collections(),
  filters: (_, __, { expeditions }) => expeditions.filters(),
  searchSuggestions: (_, { query, first }, { expeditions }) => expeditions.suggestions(query, first),
}
