import { toState } from '#gateway/graph/agency/expeditions.model.ts'
import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import { labelOfType, typesByLabel } from '#gateway/graph/expeditions/expeditions.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  AgencyExpeditionConnection,
  AgencyExpeditionRow,
  AgencyExpeditionsArgs,
} from '#gateway/graph/schema.generated.ts'
import type { ApiAgencyExpeditionRow } from '#gateway/upstream/api.generated.ts'
import { flag, id, listOf, record, recordOrNull, text, textOrNull, whole } from '#gateway/upstream/read.ts'
import { restQuery } from '#gateway/upstream/restPath.ts'

export function toExpeditionPage(body: unknown, toImage: ToImage): AgencyExpeditionConnection {
  return {
    nodes: listOf(body, 'expeditions').map((row) => toRow(row, toImage)),
    pageInfo: toPageInfo(body),
  }
}

function toRow(body: unknown, toImage: ToImage): AgencyExpeditionRow {
  const api = record<ApiAgencyExpeditionRow>(body)
  return {
    id: id(api.id),
    uniqueId: text(api.unique_id),
    name: text(api.name),
    slug: text(api.slug),
    type: typesByLabel[text(api.type)] ?? 'EXPEDITION',
    state: toState(api.state),
    hasChanges: flag(api.has_changes),
    missingCount: whole(api.missing_count),
    departuresToCome: whole(api.departures_to_come),
    placesLeft: whole(api.places_left),
    guideName: textOrNull(api.guide_name),
    coverImage: recordOrNull(api.cover) && toImage(api.cover),
    rank: whole(api.rank),
    changedBy: textOrNull(api.changed_by),
    changedAt: text(api.changed_at),
  }
}

export function toListQuery({ filter, sort, first, after }: AgencyExpeditionsArgs): URLSearchParams {
  return restQuery({
    q: filter?.query,
    state: filter?.state?.toLowerCase(),
    type: filter?.type && labelOfType(filter.type),
    country: filter?.country,
    activity: filter?.activity,
    level: filter?.level ? String(filter.level) : undefined,
    guide: filter?.guideId,
    no_departure: filter?.withoutDeparture ? 'true' : undefined,
    incomplete: filter?.incomplete ? 'true' : undefined,
    sort: sort?.toLowerCase(),
    first: String(first),
    after,
  })
}
