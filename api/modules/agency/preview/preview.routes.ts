import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute } from '#api/modules/agency/access/guard.ts'
import { ExpeditionIdParams } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { ExpeditionPreview } from '#api/modules/agency/preview/preview.contract.ts'
import { previewExpedition } from '#api/modules/agency/preview/preview.ts'

const preview = {
  tags: ['agency'],
  security,
  summary: 'Reads the draft of an expedition as its public detail would be',
  params: ExpeditionIdParams,
  response: { 200: ExpeditionPreview, 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

export function previewRoutes(agency: Api, deps: ApiDeps): void {
  agency.get('/expeditions/:id/preview', { schema: preview, config: agencyRoute('staff') }, ({ params }) =>
    previewExpedition(deps, Number(params.id)),
  )
}
