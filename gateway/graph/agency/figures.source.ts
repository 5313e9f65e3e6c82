import type {
  AgencyFigureDeparture,
  AgencyFigureSource,
  AgencyFigures,
  AgencyFiguresArgs,
  AgencyFigureWeek,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyFigureDeparture,
  ApiAgencyFigureSource,
  ApiAgencyFigures,
  ApiAgencyFigureWeek,
} from '#gateway/upstream/api.generated.ts'
import { id, listOf, record, text, whole } from '#gateway/upstream/read.ts'

/** Figures of whole weeks. */
export const agencyFiguresSource =
  (read: (path: string) => Promise<unknown>) =>
  async ({ from, to }: AgencyFiguresArgs): Promise<AgencyFigures> => {
    const body = await read(`/agency/figures?${new URLSearchParams({ from, to })}`)
    return {
      weeks: listOf(body, 'weeks').map(toWeek),
      departures: listOf(body, 'departures').map(toDeparture),
      departureCount: whole(record<ApiAgencyFigures>(body).departures_count),
      sources: listOf(body, 'sources').map(toSource),
    }
  }

function toWeek(body: unknown): AgencyFigureWeek {
  const api = record<ApiAgencyFigureWeek>(body)
  return {
    startDate: text(api.start),
    endDate: text(api.end),
    bookedCount: whole(api.booked_count),
    canceledCount: whole(api.canceled_count),
    soldCents: whole(api.sold_cents),
    returnedCents: whole(api.returned_cents),
    receivedCents: whole(api.received_cents),
    paidBackCents: whole(api.paid_back_cents),
    cartsCreated: whole(api.carts_created),
    cartsHeld: whole(api.carts_held),
    cartsBooked: whole(api.carts_booked),
    cartsAbandoned: whole(api.carts_abandoned),
  }
}

function toDeparture(body: unknown): AgencyFigureDeparture {
  const api = record<ApiAgencyFigureDeparture>(body)
  return {
    departureId: id(api.id),
    expeditionName: text(api.expedition_name),
    startDate: text(api.start),
    bookedCount: whole(api.booked_count),
    capacity: whole(api.capacity),
  }
}

function toSource(body: unknown): AgencyFigureSource {
  const api = record<ApiAgencyFigureSource>(body)
  return { source: text(api.source), bookedCount: whole(api.booked_count) }
}
