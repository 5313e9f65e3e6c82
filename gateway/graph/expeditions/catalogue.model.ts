import { toNextDeparture } from '#gateway/graph/departures/departures.model.ts'
import { toTrainAccess } from '#gateway/graph/expeditions/access.model.ts'
import {
  type ExpeditionModel,
  type ToExpedition,
  typesByName,
} from '#gateway/graph/expeditions/expeditions.model.ts'
import { toPageInfo } from '#gateway/graph/expeditions/paging.ts'
import { toSlug } from '#gateway/graph/guides/guides.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  Collection,
  ExpeditionConnection,
  ExpeditionMatch,
  Facet,
  PageInfo,
  Suggestion,
  SuggestionKind,
} from '#gateway/graph/schema.generated.ts'
import {
  id,
  list,
  listOf,
  numberOrNull,
  type RestRecord,
  record,
  recordOrNull,
  text,
  textOrNull,
  whole,
} from '#gateway/upstream/read.ts'

export type ExpeditionConnectionModel = Omit<ExpeditionConnection, 'nodes' | 'facets'> & {
  nodes: ExpeditionModel[]
  facets: (names: readonly string[] | null | undefined) => Facet[]
}

export type CollectionModel = Omit<Collection, 'expeditions'> & {
  expeditions: ExpeditionModel[]
}

type Window = { offset: number; skip: number; first: number }

/** Takes `first` expeditions after `offset` from one search response, or from two consecutive pages. */
export function toConnection(
  bodies: unknown[],
  window: Window,
  toExpedition: ToExpedition,
): ExpeditionConnectionModel {
  const hits = bodies.flatMap((body) => listOf(body, 'hits'))
  const shown = hits.slice(window.skip, window.skip + window.first)
  const nodes = shown.map(toExpedition)
  const api = record(bodies[0])
  return new Connection(api, shown, nodes, whole(api.nbHits, hits.length), window.offset)
}

/**
 * A class: V8 allocates getters of literals in the old generation, where they retain the whole response. A
 * literal costs a fifth of the catalogue's capacity: bench/records/2026-11-23-gateway-v8.md.
 */
class Connection implements ExpeditionConnectionModel {
  readonly #api: RestRecord
  readonly #hits: unknown[]
  readonly nodes: ExpeditionModel[]
  readonly totalCount: number
  readonly pageInfo: PageInfo

  constructor(
    api: RestRecord,
    hits: unknown[],
    nodes: ExpeditionModel[],
    totalCount: number,
    offset: number,
  ) {
    this.#api = api
    this.#hits = hits
    this.nodes = nodes
    this.totalCount = totalCount
    this.pageInfo = toPageInfo(offset, nodes.length, totalCount)
  }

  get matches(): ExpeditionMatch[] {
    return this.nodes.map((expedition, index) => toMatch(this.#hits[index], expedition))
  }

  /** Evaluated lazily: hundreds of values, for one page that shows them. */
  facets(names: readonly string[] | null | undefined): Facet[] {
    return toFacets(this.#api.facets, names)
  }

  get suggestions(): Suggestion[] {
    return toSuggestions(this.#api)
  }

  get correctedQuery(): string | null {
    return textOrNull(this.#api.corrected_query)
  }

  get isRelaxed(): boolean {
    return this.#api.matching === 'some'
  }

  get lowestPrice(): number | null {
    return numberOrNull(this.#price?.min)
  }

  get highestPrice(): number | null {
    return numberOrNull(this.#price?.max)
  }

  get #price() {
    return recordOrNull(recordOrNull(this.#api.facets_stats)?.price)
  }
}

/** Another service has neither field. */
function toMatch(body: unknown, { id: expeditionId, durationDays }: ExpeditionModel): ExpeditionMatch {
  const { matching_departure_starts: starts, train_access_from: journey } = record(body)
  const departures = list(starts, (line) => toNextDeparture(line, expeditionId, durationDays))
  return {
    expeditionId,
    departures: Array.isArray(starts) ? departures.filter((departure) => departure !== null) : null,
    trainAccess: recordOrNull(journey) ? toTrainAccess(journey) : null,
  }
}

function toFacets(body: unknown, names: readonly string[] | null | undefined): Facet[] {
  return Object.entries(recordOrNull(body) ?? {})
    .filter(([name]) => names?.includes(name) ?? true)
    .map(([name, values]) => ({
      name,
      values: list(values, (item) => {
        const api = record(item)
        const value = text(api.value)
        return {
          value: (name === 'types' && typesByName[value]) || value,
          label: text(api.label, value),
          count: whole(api.count),
        }
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
  return list(record(body).suggestions, (item) => {
    const api = record(item)
    const kind = kinds[text(api.kind)]
    return kind ? { kind, label: text(api.label), value: text(api.value) } : null
  }).filter((suggestion) => suggestion !== null)
}

export function toCollection(body: unknown, toExpedition: ToExpedition, toImage: ToImage): CollectionModel {
  const api = record(body)
  const name = text(api.name)
  return {
    id: id(api.id ?? api.slug ?? api.name),
    slug: text(api.slug ?? api.id, toSlug(name)),
    name,
    subtitle: textOrNull(api.subtitle),
    bannerImage: toImage(api.banner_photo ?? api.banner_photo_url, name),
    expeditions: list(api.expeditions, toExpedition),
  }
}
