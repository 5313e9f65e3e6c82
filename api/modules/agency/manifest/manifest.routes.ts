import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { DepartureParams } from '#api/modules/agency/departures/departures.contract.ts'
import {
  Manifest,
  ManifestLine,
  MarkParams,
  TravellerMarkChange,
} from '#api/modules/agency/manifest/manifest.contract.ts'
import { markTraveller, readManifest } from '#api/modules/agency/manifest/manifest.ts'

const tags = ['agency']
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const read = {
  tags,
  security,
  summary: 'Returns the travellers of a departure with contacts and needs; each read is in the audit log',
  params: DepartureParams,
  response: { 200: Manifest, ...refused },
}

const mark = {
  tags,
  security,
  summary: 'Marks a traveller as arrived or absent, or takes the mark back',
  params: MarkParams,
  body: TravellerMarkChange,
  response: { 200: ManifestLine, ...refused },
}

export function manifestRoutes(agency: Api, deps: ApiDeps): void {
  const bookings = agencyRoute('bookings')

  agency.get('/departures/:id/manifest', { schema: read, config: bookings }, (request) =>
    readManifest(deps, readCaller(request), Number(request.params.id)),
  )

  agency.put('/reservations/:id/travellers/:position/mark', { schema: mark, config: bookings }, (request) => {
    const { id, position } = request.params
    const traveller = { reservationId: id, position: Number(position) }
    return markTraveller(deps, readCaller(request), traveller, request.body.mark)
  })
}
