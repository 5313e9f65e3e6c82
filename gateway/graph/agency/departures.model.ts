import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type {
  AgencyDeparture,
  AgencyDepartureConnection,
  AgencyDepartureInput,
  AgencyDepartureState,
  DeparturePrice,
} from '#gateway/graph/schema.generated.ts'
import type { ApiAgencyDeparture, ApiAgencyDeparturePrice } from '#gateway/upstream/api.generated.ts'
import { id, listOf, record, text, textOrNull, whole } from '#gateway/upstream/read.ts'

/** Fields with a call of their own. */
export type DepartureRelation =
  | 'prices'
  | 'guide'
  | 'manifest'
  | 'waitingEntries'
  | 'cancellationPlan'
  | 'phoneQuote'
export type AgencyDepartureModel = Omit<AgencyDeparture, DepartureRelation> & { guideId: string | null }

const states: Record<string, AgencyDepartureState> = {
  closed: 'CLOSED',
  full: 'FULL',
  confirmed: 'CONFIRMED',
  canceled: 'CANCELED',
  underway: 'UNDERWAY',
  past: 'PAST',
}

export function toAgencyDeparture(body: unknown): AgencyDepartureModel {
  const api = record<ApiAgencyDeparture>(body)
  return {
    id: id(api.id),
    version: whole(api.version),
    expeditionId: id(api.expedition_id),
    expeditionName: text(api.expedition_name),
    expeditionSlug: text(api.expedition_slug),
    startDate: text(api.start),
    endDate: text(api.end),
    capacity: whole(api.capacity),
    bookedCount: whole(api.booked_count),
    heldCount: whole(api.held_count),
    optionCount: whole(api.option_count),
    groupMin: whole(api.group_min),
    priceCents: whole(api.price_cents),
    state: states[text(api.state)] ?? 'OPEN',
    salesClosedAt: textOrNull(api.sales_closed_at),
    confirmedAt: textOrNull(api.confirmed_at),
    guideId: textOrNull(api.guide_id),
    guideName: textOrNull(api.guide_name),
    reservationCount: whole(api.reservations_count),
    balanceCents: whole(api.balance_cents),
  }
}

/** A page of departures, before their relations. */
type DeparturePage = Omit<AgencyDepartureConnection, 'nodes'> & { nodes: AgencyDepartureModel[] }

export function toDeparturePage(body: unknown): DeparturePage {
  return {
    nodes: listOf(body, 'departures').map(toAgencyDeparture),
    pageInfo: toPageInfo(body),
  }
}

export function toDeparturePrice(body: unknown): DeparturePrice {
  const api = record<ApiAgencyDeparturePrice>(body)
  return { priceCents: whole(api.price_cents), at: text(api.at) }
}

/** The fields of a change by the names of the REST API. */
export const toDepartureChange = ({
  startDate,
  capacity,
  groupMin,
  priceCents,
  guideId,
}: AgencyDepartureInput) => ({
  start: startDate ?? undefined,
  capacity: capacity ?? undefined,
  group_min: groupMin ?? undefined,
  price_cents: priceCents ?? undefined,
  guide_id: guideId,
})

const inputFields: Record<string, string> = {
  start: 'startDate',
  group_min: 'groupMin',
  price_cents: 'priceCents',
}

/** Name of a refused field in the input. */
export const toInputField = (field: string | null): string | null => field && (inputFields[field] ?? field)
