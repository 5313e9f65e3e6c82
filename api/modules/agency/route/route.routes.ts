import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import {
  AgencyExpedition,
  ExpeditionConflict,
  ExpeditionIdParams,
} from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { GpxUse } from '#api/modules/agency/route/route.contract.ts'
import { useGpx } from '#api/modules/agency/route/useGpx.ts'

const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }

const use = {
  tags: ['agency'],
  security,
  summary: 'Takes the line of an uploaded GPX file into the draft of an expedition',
  params: ExpeditionIdParams,
  body: GpxUse,
  response: { 200: AgencyExpedition, ...refused, 409: ExpeditionConflict },
}

export function routeRoutes(agency: Api, deps: ApiDeps): void {
  agency.post('/expeditions/:id/route', { schema: use, config: agencyRoute('catalogue') }, (request) =>
    useGpx(deps, readCaller(request), Number(request.params.id), request.body),
  )
}
