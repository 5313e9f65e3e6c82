import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { DepartureParams } from '#api/modules/agency/departures/departures.contract.ts'
import {
  AddedEntry,
  AgencyWaitingEntries,
  NewWaitingEntry,
  SkippedEntry,
  WaitingEntryParams,
} from '#api/modules/agency/waiting/waiting.contract.ts'
import { addEntry, findWaitingEntries, skipEntry } from '#api/modules/agency/waiting/waitingEntries.ts'
import { Refusal } from '#api/plugins/errors.ts'

const common = { tags: ['agency'], security }
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = {
  ...common,
  summary: 'Lists who waits for places of a departure, the first one first',
  params: DepartureParams,
  response: { 200: AgencyWaitingEntries, ...refused },
}

const add = {
  ...common,
  summary: 'Puts an address on the waiting list of a departure that lacks the places, and mails its link',
  description:
    'By the rules of `POST /departures/{id}/waiting-list`, but confirmed by the agency: the address need not follow a link first.',
  params: DepartureParams,
  body: NewWaitingEntry,
  response: { 201: AddedEntry, ...refused, 409: ErrorBody, 422: ErrorBody },
}

const skip = {
  ...common,
  summary: 'Takes an entry off the waiting list; repeated, it changes nothing',
  params: WaitingEntryParams,
  response: { 200: SkippedEntry, ...refused },
}

/** The waiting list of a departure. */
export function agencyWaitingRoutes(agency: Api, deps: ApiDeps): void {
  const config = agencyRoute('bookings')

  agency.get('/departures/:id/waiting', { schema: list, config }, async ({ params }) => ({
    entries: await findWaitingEntries(deps.db, Number(params.id), deps.clock()),
  }))

  agency.post('/departures/:id/waiting', { schema: add, config }, async (request, reply) => {
    if (!deps.isBookingOpen) throw new Refusal('BOOKING_CLOSED')
    const departureId = Number(request.params.id)
    return reply.status(201).send(await addEntry(deps, readCaller(request), departureId, request.body))
  })

  agency.post('/waiting/:id/skip', { schema: skip, config }, (request) =>
    skipEntry(deps, readCaller(request), request.params.id),
  )
}
