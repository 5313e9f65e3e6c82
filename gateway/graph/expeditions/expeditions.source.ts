import DataLoader from 'dataloader'
import { isExplained } from '#gateway/graph/errors.ts'
import { toCityAccess } from '#gateway/graph/expeditions/access.model.ts'
import {
  type CollectionModel,
  type ExpeditionConnectionModel,
  toCollection,
  toConnection,
  toSuggestions,
} from '#gateway/graph/expeditions/catalogue.model.ts'
import type { Detail } from '#gateway/graph/expeditions/detail.model.ts'
import type { ExpeditionModel, ToExpedition } from '#gateway/graph/expeditions/expeditions.model.ts'
import { toFilters } from '#gateway/graph/expeditions/filters.model.ts'
import {
  largestPage,
  takeFirst,
  toPage,
  toRestPages,
  type WithDefaults,
} from '#gateway/graph/expeditions/paging.ts'
import { searchParameters } from '#gateway/graph/expeditions/searchParameters.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { QueryExpeditionsArgs, Suggestion } from '#gateway/graph/schema.generated.ts'
import { extension, list, listOf, record, recordOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { isNotUnderstood, RestFailure, toStatus } from '#gateway/upstream/restFailure.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

type SearchArguments = WithDefaults<QueryExpeditionsArgs, 'first' | 'sort'>

export type ExpeditionSourceDeps = { rest: Rest; toExpedition: ToExpedition; toImage: ToImage }

export function expeditionsSource(deps: ExpeditionSourceDeps, scope: RestScope) {
  const { rest, toExpedition, toImage } = deps
  const read = (path: string) => rest.read(path, scope).catch(noneIfRefused)
  const featured = async () => listOf(await read('/expeditions/featured'), 'expeditions')
  const collections = async () => listOf(await read('/collections'), 'collections')

  return {
    ...expeditionReads(read, toExpedition, cardFinder(featured, collections)),

    async search(search: SearchArguments): Promise<ExpeditionConnectionModel> {
      const { filter, sort, departureDaysIn } = search
      const window = toPage(search.first, search.after, search.page)
      const { pages, skip } = toRestPages(window)
      const days = departureDaysIn?.length
        ? `&${new URLSearchParams({ departure_days_in: departureDaysIn.join() })}`
        : ''
      const toPath = (each: number) =>
        `/expeditions/search?${searchParameters(filter ?? {}, sort, window.first, each)}${days}`
      const bodies = await Promise.all(pages.map(async (each) => extension(await read(toPath(each)))))
      return toConnection(bodies, { ...window, skip }, toExpedition)
    },

    async suggestions(query: string, first: number): Promise<Suggestion[]> {
      const parameters = searchParameters({ query }, 'RECOMMENDED', 1, 1)
      return takeFirst(toSuggestions(extension(await read(`/expeditions/search?${parameters}`))), first)
    },

    featured: async (): Promise<ExpeditionModel[]> => (await featured()).map(toExpedition),

    collections: async (): Promise<CollectionModel[]> =>
      (await collections()).map((item) => toCollection(item, toExpedition, toImage)),

    filters: async () => toFilters(extension(await read('/filters'))),

    similar: async (id: string): Promise<ExpeditionModel[]> =>
      listOf(await read(restPath`/expeditions/${id}/similar-expeditions`), 'expeditions').map(toExpedition),

    async accessFrom(city: string, ids: readonly string[]) {
      const query = new URLSearchParams({ from: city, ids: ids.join() })
      return ids.length === 0 ? [] : toCityAccess(await read(`/access?${query}`), ids)
    },

    async route(id: string): Promise<unknown> {
      const body = await read(restPath`/expeditions/${id}/geojson`)
      return body === undefined ? null : record(body)
    },
  }
}

/** A service with numeric ids may refuse a word instead of answering 404. */
function noneIfRefused(failure: unknown): undefined {
  if (!isNotUnderstood(toStatus(failure)) || isExplained(failure)) throw failure
}

/** Looks among the featured expeditions, then in the collections. */
function cardFinder(featured: () => Promise<unknown[]>, collections: () => Promise<unknown[]>) {
  return async (slug: string): Promise<unknown> => {
    const isIts = (card: unknown) => recordOrNull(card)?.slug === slug
    const found = (await featured()).find(isIts)
    if (found) return found
    return (await collections()).flatMap((each) => list(record(each).expeditions, (card) => card)).find(isIts)
  }
}

/** Path segments that are neither ids nor slugs. */
const reserved = new Set(['search', 'featured', 'details'])

/** Reads expeditions one by one, or several at once when only ids are known. */
function expeditionReads(
  read: (path: string) => Promise<unknown>,
  toExpedition: ToExpedition,
  findCard: (slug: string) => Promise<unknown>,
) {
  const bodyUnder = (key: string) => read(restPath`/expeditions/${key}`)
  const one = async (key: string): Promise<ExpeditionModel | null> => {
    if (!isKey(key) || reserved.has(key)) return null
    const body = await bodyUnder(key)
    if (body !== undefined) return toExpedition(body)
    // A service may know its expeditions by id alone: its cards provide the slug and the missing fields.
    const card = await findCard(key)
    const id = card ? toExpedition(card).id : key
    const detail = id === key ? undefined : await bodyUnder(id)
    if (detail === undefined) return null
    // Merged by name: a spread would copy the memoised model too.
    return toExpedition(Object.fromEntries([card, detail].flatMap((body) => Object.entries(record(body)))))
  }
  const several = async (ids: readonly string[]): Promise<(ExpeditionModel | null)[]> => {
    const [only] = ids
    if (ids.length === 1 && only) return [await one(only)]
    const body = await read(`/expeditions/details?ids=${ids.join(',')}`)
    // Another service lacks the extension: read one by one.
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
    /** In the order of the ids and slugs; ids are read together. */
    byKeys: (keys: string[]): Promise<(ExpeditionModel | null)[]> =>
      Promise.all(keys.map((key) => (/^\d+$/.test(key) ? byId(key) : one(key)))),
    /** Clears the expeditions read in this request. */
    invalidate: (): void => void details.clearAll(),
    /** Reads the fields that a card lacks, batched with those of other cards. */
    async findDetail(expedition: ExpeditionModel): Promise<Detail> {
      const detail = expedition.detail ?? (await byId(expedition.id))?.detail
      if (detail) return detail
      throw new RestFailure('UPSTREAM_BAD_RESPONSE', 'a trip without its description')
    },
  }
}
