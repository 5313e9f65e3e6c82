import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toAgencyDeparture } from '#gateway/graph/agency/departures.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyPlanSeriesPayload,
  AgencySeriesRow,
  MutationAgencyCreateDeparturesArgs,
  MutationAgencyPlanSeriesArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { ApiAgencySeriesRow } from '#gateway/upstream/api.generated.ts'
import { listOf, record, text, textOrNull, texts, whole } from '#gateway/upstream/read.ts'
import { isUuid } from '#gateway/upstream/restPath.ts'

/** Series of departures: planned, then created once. */
export function agencySeriesSource(account: AccountCalls) {
  return {
    async plan({ expeditionId, input }: MutationAgencyPlanSeriesArgs): Promise<AgencyPlanSeriesPayload> {
      const body = {
        expedition_id: expeditionId,
        from: input.from,
        to: input.to,
        weekdays: input.weekdays,
        every_weeks: input.everyWeeks,
        excluded: input.excluded ?? undefined,
      }
      const response = await account.send({ method: 'POST', path: '/agency/departures/plan', body })
      const errors = agencyErrors(response)
      if (errors.length > 0) return { rows: [], existing: [], errors }
      return {
        rows: listOf(response.body, 'rows').map(toRow),
        existing: texts(record(response.body).existing),
        errors,
      }
    },

    async create({ expeditionId, rows, key }: MutationAgencyCreateDeparturesArgs) {
      if (!isUuid(key)) return { departures: [], existing: [], errors: [toUserError('INVALID_INPUT', 'key')] }
      const body = {
        expedition_id: expeditionId,
        rows: rows.map(({ startDate, capacity, groupMin, priceCents }) => ({
          start: startDate,
          capacity,
          group_min: groupMin,
          price_cents: priceCents,
        })),
      }
      const path = '/agency/departures'
      const response = await account.send({ method: 'POST', path, body, idempotencyKey: key })
      const errors = agencyErrors(response)
      if (errors.length > 0) return { departures: [], existing: [], errors }
      return {
        departures: listOf(response.body, 'departures').map(toAgencyDeparture),
        existing: texts(record(response.body).existing),
        errors,
      }
    },
  }
}

function toRow(body: unknown): AgencySeriesRow {
  const api = record<ApiAgencySeriesRow>(body)
  return {
    startDate: text(api.start),
    endDate: text(api.end),
    capacity: whole(api.capacity),
    groupMin: whole(api.group_min),
    priceCents: whole(api.price_cents),
    guideClash: textOrNull(api.guide_clash),
  }
}
