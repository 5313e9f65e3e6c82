import type { ExpeditionModel, ToExpedition } from '#gateway/expeditions/expeditions.model.ts'
import { toCursor } from '#gateway/expeditions/paging.ts'
import type { ToImage } from '#gateway/images/images.model.ts'
import type { ApiCollection, ApiSearchAnswer } from '#gateway/rest/api.generated.ts'
import {
  id,
  list,
  listOf,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  whole,
} from '#gateway/rest/read.ts'
import type {
  Collection,
  ExpeditionConnection,
  Facet,
  Suggestion,
  SuggestionKind,
} from '#gateway/schema.generated.ts'

export type ExpeditionConnectionModel = Omit<ExpeditionConnection, 'nodes'> & {
  nodes: ExpeditionModel[]
}

export type CollectionModel = Omit<Collection, 'expeditions'> & {
  expeditions: ExpeditionModel[]
}

/** One answer of the search, or two neighbouring pages of it, from which `first` trips after `offset` are taken. */
export function toConnection(
  bodies: unknown[],
  window: { offset: number; skip: number; first: number },
  toExpedition: ToExpedition,
): ExpeditionConnectionModel {
  const api = record<ApiSearchAnswer>(bodies[0])
  const hits = bodies.flatMap((body) => listOf(body, 'hits'))
  const nodes = hits.slice(window.skip, window.skip + window.first).map(toExpedition)
  const totalCount = whole(api.nbHits, hits.length)
  const end = window.offset + nodes.length
  const price = recordOrNull(recordOrNull(api.facets_stats)?.price)
  return {
    nodes,
    totalCount,
    pageInfo: {
      hasNextPage: end < totalCount,
      hasPreviousPage: window.offset > 0,
      endCursor: nodes.length > 0 ? toCursor(end) : null,
    },
    // Hundreds of values, for the one page that shows them.
    get facets() {
      return toFacets(api.facets)
    },
    correctedQuery: textOrNull(api.corrected_query),
    isRelaxed: api.matching === 'some',
    get suggestions() {
      return toSuggestions(api)
    },
    lowestPrice: numberOrNull(price?.min),
    highestPrice: numberOrNull(price?.max),
  }
}

function toFacets(body: unknown): Facet[] {
  return Object.entries(recordOrNull(body) ?? {}).map(([name, values]) => ({
    name,
    values: list(values, (item) => {
      const api = record(item)
      return { value: text(api.value), label: text(api.label, text(api.value)), count: whole(api.count) }
    }),
  }))
}

const kinds: Record<string, SuggestionKind> = {
  expedition: 'EXPEDITION',
  activity: 'ACTIVITY',
  country: 'COUNTRY',
  region: 'REGION',
  guide: 'GUIDE',
}

export function toSuggestions(body: unknown): Suggestion[] {
  return list(record<ApiSearchAnswer>(body).suggestions, (item) => {
    const api = record(item)
    const kind = kinds[text(api.kind)]
    return kind ? { kind, label: text(api.label), value: text(api.value) } : null
  }).filter((suggestion) => suggestion !== null)
}

export function toCollection(body: unknown, toExpedition: ToExpedition, toImage: ToImage): CollectionModel {
  const api = record<ApiCollection>(body)
  const name = text(api.name)
  return {
    id: id(api.id ?? api.slug ?? api.name),
    slug: text(api.slug, text(api.id)),
    name,
    subtitle: textOrNull(api.subtitle),
    bannerImage: toImage(api.banner_photo_url, name),
    expeditions: list(api.expeditions, toExpedition),
  }
}
