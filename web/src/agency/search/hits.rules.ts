import type { AgencySearchQuery } from '#web/agency/search/AgencySearch.generated.ts'
import { messages } from '#web/agency/search/messages.ts'
import { dateRange } from '#web/lib/format/format.ts'
import type { AgencyHitKind } from '#web/lib/graph/graph.generated.ts'

export type Hit = NonNullable<NonNullable<AgencySearchQuery['agency']>['search']>[number]
export type HitGroup = { kind: AgencyHitKind; hits: Hit[] }

const order: AgencyHitKind[] = ['RESERVATION', 'CUSTOMER', 'DEPARTURE', 'EXPEDITION']

/** The hits by kind, people first, without empty groups. */
export function listGroups(hits: readonly Hit[]): HitGroup[] {
  return order
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }))
    .filter((group) => group.hits.length > 0)
}

const screens = { RESERVATION: 'reservations', CUSTOMER: 'clients', DEPARTURE: 'departs' }

/** The screen of a hit. */
export function toLink({ kind, id }: Pick<Hit, 'kind' | 'id'>): string {
  if (kind === 'EXPEDITION') return `/departs?aventure=${encodeURIComponent(id)}`
  return `/${screens[kind]}/${encodeURIComponent(id)}`
}

/** Line below the title of a hit. */
export function toDetail({ kind, expeditionName, startDate, endDate, reference }: Hit): string {
  const dates = dateRange(startDate, endDate)
  if (kind === 'EXPEDITION') return messages.allDepartures
  if (kind === 'DEPARTURE') return dates
  if (kind === 'CUSTOMER') return messages.noReservation
  return [expeditionName, dates, reference].filter(Boolean).join(' · ')
}
