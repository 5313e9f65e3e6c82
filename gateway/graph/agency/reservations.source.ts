import type { ReadOne } from '#gateway/graph/agency/readOne.ts'
import {
  type AgencyReservationModel,
  type ReservationDetail,
  toAgencyReservation,
  toReservationDetail,
  toReservationPage,
  toTimeline,
} from '#gateway/graph/agency/reservations.model.ts'
import type {
  AgencyReservationsArgs,
  AgencyReservationTimelineArgs,
  TimelineConnection,
} from '#gateway/graph/schema.generated.ts'
import { restPath, restQuery } from '#gateway/upstream/restPath.ts'

/** Reservations as staff read them. */
export function agencyReservationsSource(read: (path: string) => Promise<unknown>, readOne: ReadOne) {
  /** One call serves all the fields that only one reservation has. */
  const details = new Map<string, Promise<ReservationDetail>>()
  const pathOf = (id: string) => restPath`/agency/reservations/${id}`

  function detail(id: string): Promise<ReservationDetail> {
    const known = details.get(id)
    if (known) return known
    const reading = read(pathOf(id)).then(toReservationDetail)
    details.set(id, reading)
    return reading
  }

  return {
    list: async (args: AgencyReservationsArgs) =>
      toReservationPage(await read(`/agency/reservations?${toReservationQuery(args)}`)),

    async find(id: string): Promise<AgencyReservationModel | null> {
      const body = await readOne('/agency/reservations', id, 'RESERVATION_NOT_FOUND')
      if (body === null) return null
      details.set(id, Promise.resolve(toReservationDetail(body)))
      return toAgencyReservation(body)
    },

    detail,

    async timeline(id: string, { first, after }: AgencyReservationTimelineArgs): Promise<TimelineConnection> {
      const query = restQuery({ first: String(first), after })
      return toTimeline(await read(`${pathOf(id)}/timeline?${query}`))
    },
  }
}

export function toReservationQuery({ filter, sort, first, after }: AgencyReservationsArgs): URLSearchParams {
  return restQuery({
    q: filter?.query,
    booked_from: filter?.bookedFrom,
    booked_to: filter?.bookedTo,
    canceled_from: filter?.canceledFrom,
    canceled_to: filter?.canceledTo,
    leaving_from: filter?.leavingFrom,
    leaving_to: filter?.leavingTo,
    expedition: filter?.expeditionId,
    departure: filter?.departureId,
    customer: filter?.customerId,
    states: filter?.states?.join(',').toLowerCase(),
    payments: filter?.payments?.join(',').toLowerCase(),
    sources: filter?.sources?.join(',').toLowerCase(),
    incomplete: filter?.incomplete ? 'true' : undefined,
    owing: filter?.owing ? 'true' : undefined,
    follow_up: filter?.followUp ? 'true' : undefined,
    to_do: filter?.toDo?.toLowerCase(),
    sort: sort?.toLowerCase(),
    first: String(first),
    after,
  })
}
