import DataLoader from 'dataloader'
import {
  type CollectionModel,
  type ExpeditionConnectionModel,
  toCollection,
  toConnection,
  toSuggestions,
} from '#gateway/expeditions/catalogue.model.ts'
import type { Detail } from '#gateway/expeditions/detail.model.ts'
import type { ExpeditionModel, ToExpedition } from '#gateway/expeditions/expeditions.model.ts'
import { toFilters } from '#gateway/expeditions/filters.model.ts'
import { largestPage, pageOf, restPagesOf } from '#gateway/expeditions/paging.ts'
import { searchParameters } from '#gateway/expeditions/searchParameters.ts'
import type { ToImage } from '#gateway/images/images.model.ts'
import { extension, listOf, record } from '#gateway/rest/read.ts'
import { type Rest, RestFailure, type RestScope } from '#gateway/rest/rest.ts'
import { isKey, restPath } from '#gateway/rest/restPath.ts'
import type { QueryExpeditionsArgs, RequireFields, Suggestion } from '#gateway/schema.generated.ts'

type SearchArguments = RequireFields<QueryExpeditionsArgs, 'first' | 'sort'>

export type ExpeditionSourceDeps = { rest: Rest; toExpedition: ToExpedition; toImage: ToImage }

export function expeditionsSource(deps: ExpeditionSourceDeps, scope: RestScope) {
  const { rest, toExpedition, toImage } = deps
  const read = (path: string) => rest.read(path, scope)
  const featured = async () => listOf(await read('/expeditions/featured'), 'expeditions').map(toExpedition)
  const { one, byId, detailOf } = expeditionReads(read, toExpedition, featured)

  return {
    one,
    byId,
    detailOf,

    async search({ filter, sort, first, after, page }: SearchArguments): Promise<ExpeditionConnectionModel> {
      const window = pageOf(first, after, page)
      const { pages, skip } = restPagesOf(window)
      const pathOf = (each: number) =>
        `/expeditions/search?${searchParameters(filter ?? {}, sort, window.first, each)}`
      const bodies = await Promise.all(pages.map(async (each) => extension(await read(pathOf(each)))))
      return toConnection(bodies, { ...window, skip }, toExpedition)
    },

    async suggestions(query: string, first: number): Promise<Suggestion[]> {
      const parameters = searchParameters({ query }, 'RECOMMENDED', 1, 1)
      return toSuggestions(extension(await read(`/expeditions/search?${parameters}`))).slice(0, first)
    },

    featured,

    collections: async (): Promise<CollectionModel[]> =>
      listOf(await read('/collections'), 'collections').map((item) =>
        toCollection(item, toExpedition, toImage),
      ),

    filters: async () => toFilters(extension(await read('/filters'))),

    similar: async (id: string): Promise<ExpeditionModel[]> =>
      listOf(await read(restPath`/expeditions/${id}/similar-expeditions`), 'expeditions').map(toExpedition),

    async route(id: string): Promise<unknown> {
      const body = await read(restPath`/expeditions/${id}/geojson`)
      return body === undefined ? null : record(body)
    },
  }
}

/** What stands in the place of an id or a slug, and is none. */
const reserved = new Set(['search', 'featured', 'details'])

/** Trips one by one, and many at once for those that only an id is known of. */
function expeditionReads(
  read: (path: string) => Promise<unknown>,
  toExpedition: ToExpedition,
  featured: () => Promise<ExpeditionModel[]>,
) {
  const under = async (key: string): Promise<ExpeditionModel | null> => {
    const body = await read(restPath`/expeditions/${key}`)
    return body === undefined ? null : toExpedition(body)
  }
  const one = async (key: string): Promise<ExpeditionModel | null> => {
    if (!isKey(key) || reserved.has(key)) return null
    const found = await under(key)
    if (found) return found
    // A service may know its trips by their ids alone: its cards tell whose slug it is.
    const card = (await featured()).find(({ slug, id }) => slug === key && id !== key)
    return card ? under(card.id) : null
  }
  const several = async (ids: readonly string[]): Promise<(ExpeditionModel | null)[]> => {
    const [only] = ids
    if (ids.length === 1 && only) return [await one(only)]
    const body = await read(`/expeditions/details?ids=${ids.join(',')}`)
    // A service without the extension: one by one.
    if (body === undefined) return Promise.all(ids.map(one))
    const found = new Map(
      listOf(body, 'expeditionDetails')
        .map(toExpedition)
        .map((each) => [each.id, each]),
    )
    return ids.map((id) => found.get(id) ?? null)
  }
  const details = new DataLoader(several, { maxBatchSize: largestPage })
  const byId = (id: string): Promise<ExpeditionModel | null> =>
    isKey(id) ? details.load(id) : Promise.resolve(null)

  return {
    one,
    byId,
    /** What a card does not tell, read together with that of other cards. */
    async detailOf(expedition: ExpeditionModel): Promise<Detail> {
      const detail = expedition.detail ?? (await byId(expedition.id))?.detail
      if (detail) return detail
      throw new RestFailure('UPSTREAM_BAD_RESPONSE', 'a trip without its description')
    },
  }
}
