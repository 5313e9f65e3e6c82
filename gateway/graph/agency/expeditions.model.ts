import { toContent } from '#gateway/graph/agency/content.model.ts'
import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  AgencyCheck,
  AgencyExpedition,
  ExpeditionState,
  Revision,
  RevisionConnection,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyExpedition,
  ApiAgencyExpeditionCheck,
  ApiAgencyRevision,
  ApiAgencyRevisions,
} from '#gateway/upstream/api.generated.ts'
import {
  flag,
  id,
  list,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  whole,
} from '#gateway/upstream/read.ts'

const states: Record<string, ExpeditionState> = {
  published: 'PUBLISHED',
  unpublished: 'UNPUBLISHED',
  archived: 'ARCHIVED',
}

export const toState = (value: unknown): ExpeditionState => states[text(value)] ?? 'DRAFT'

/** Fields with a call of their own. */
export type ExpeditionRelation = 'revisions' | 'preview'
export type AgencyExpeditionModel = Omit<AgencyExpedition, ExpeditionRelation>

export function toAgencyExpedition(body: unknown, toImage: ToImage): AgencyExpeditionModel {
  const api = record<ApiAgencyExpedition>(body)
  return {
    id: id(api.id),
    uniqueId: text(api.unique_id),
    version: whole(api.version),
    state: toState(api.state),
    hasChanges: flag(api.has_changes),
    draft: toContent(api.draft),
    published: recordOrNull(api.published) && toContent(api.published),
    checks: list(api.checks, toCheck),
    formerSlugs: texts(api.former_slugs),
    departuresToCome: whole(api.departures_to_come),
    placesLeft: whole(api.places_left),
    guideId: textOrNull(api.guide_id),
    guideName: textOrNull(api.guide_name),
    rank: whole(api.rank),
    coverImage: recordOrNull(api.cover) && toImage(api.cover),
    changedBy: textOrNull(api.changed_by),
    changedAt: text(api.changed_at),
  }
}

export function toRevisions(body: unknown): RevisionConnection {
  const api = record<ApiAgencyRevisions>(body)
  return {
    nodes: list(api.revisions, toRevision),
    pageInfo: toPageInfo(body),
  }
}

function toRevision(body: unknown): Revision {
  const api = record<ApiAgencyRevision>(body)
  return {
    number: whole(api.number),
    author: textOrNull(api.author),
    at: text(api.at),
    note: textOrNull(api.note),
    content: toContent(api.content),
  }
}

function toCheck(body: unknown): AgencyCheck {
  const api = record<ApiAgencyExpeditionCheck>(body)
  return { field: toField(text(api.field)), message: text(api.message), isBlocking: flag(api.is_blocking) }
}

/** Field of the content by its REST path: `programme.0.high_point` is `programme.0.highPoint`. */
const toField = (path: string) => path.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
