import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import {
  AgencyExpedition,
  ExpeditionConflict,
  ExpeditionIdParams,
  RevisionParams,
  Revisions,
  RevisionsQuery,
  VersionBody,
} from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { findRevisions, restoreRevision } from '#api/modules/agency/expeditions/revisions.ts'

const pageSize = 20
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = {
  tags: ['agency'],
  security,
  summary: 'Lists the published revisions of an expedition, newest first',
  params: ExpeditionIdParams,
  querystring: RevisionsQuery,
  response: { 200: Revisions, ...read },
}

const restore = {
  tags: ['agency'],
  security,
  summary: 'Copies a revision into the draft; nothing public changes',
  params: RevisionParams,
  body: VersionBody,
  response: { 200: AgencyExpedition, ...read, 409: ExpeditionConflict, 422: ErrorBody },
}

export function revisionRoutes(agency: Api, deps: ApiDeps): void {
  agency.get(
    '/expeditions/:id/revisions',
    { schema: list, config: agencyRoute('staff') },
    async ({ params, query }) => {
      const limit = Number(query.first ?? pageSize)
      const below = query.after === undefined ? undefined : Number(query.after)
      const found = await findRevisions(deps.db, Number(params.id), below, limit + 1)
      const revisions = found.slice(0, limit)
      return { revisions, next: found.length > limit ? String(revisions.at(-1)?.number) : null }
    },
  )

  agency.post(
    '/expeditions/:id/revisions/:number/restore',
    { schema: restore, config: agencyRoute('catalogue') },
    (request) =>
      restoreRevision(deps, readCaller(request), Number(request.params.id), {
        version: request.body.version,
        number: Number(request.params.number),
      }),
  )
}
