import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, callerOf } from '#api/modules/agency/access/guard.ts'
import { DepartureParams } from '#api/modules/agency/departures/departures.contract.ts'
import {
  AgencyWaitingEntries,
  SkippedEntry,
  WaitingEntryParams,
} from '#api/modules/agency/waiting/waiting.contract.ts'
import { skipEntry, waitingEntriesOf } from '#api/modules/agency/waiting/waitingEntries.ts'

const common = { tags: ['agency'], security }
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = {
  ...common,
  summary: 'Lists who waits for places of a departure, the first one first',
  params: DepartureParams,
  response: { 200: AgencyWaitingEntries, ...refused },
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
    entries: await waitingEntriesOf(deps.db, Number(params.id), deps.clock()),
  }))

  agency.post('/waiting/:id/skip', { schema: skip, config }, (request) =>
    skipEntry(deps, callerOf(request), request.params.id),
  )
}
