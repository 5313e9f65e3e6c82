import { messages } from '#web/agency/audit/messages.ts'
import { isDay } from '#web/agency/shell/filter.rules.ts'
import type { AgencyAuditFilter } from '#web/lib/graph/graph.generated.ts'

const isEntity = (value: string) => Object.hasOwn(messages.entities, value)

/** The filter that the query of an address stands for; parts that mean nothing are left out. */
export function readFilter(params: URLSearchParams): AgencyAuditFilter {
  const [text, entity, id, from, to] = ['q', 'sujet', 'id', 'du', 'au'].map((name) => params.get(name) ?? '')
  return {
    ...(text && { text }),
    ...(entity && isEntity(entity) && { entity }),
    ...(entity && isEntity(entity) && id && { entityId: id }),
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
  }
}

/** The journal of one row. */
export const toHistory = (entity: keyof typeof messages.entities, id: string): string =>
  `/journal?${new URLSearchParams({ sujet: entity, id })}`
