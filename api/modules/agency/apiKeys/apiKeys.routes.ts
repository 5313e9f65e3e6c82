import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { createKey, listKeys, revokeKey } from '#api/modules/agency/apiKeys/apiKeyChanges.ts'
import {
  AgencyKey,
  AgencyKeyParams,
  AgencyKeyRevocation,
  AgencyKeys,
  CreatedAgencyKey,
  NewAgencyKey,
} from '#api/modules/agency/apiKeys/apiKeys.contract.ts'

const common = { tags: ['agency'], security }
const read = { 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }
const refused = { ...read, 400: ErrorBody, 422: ErrorBody }

const list = {
  ...common,
  summary: 'Lists the keys of resellers and programs',
  response: { 200: AgencyKeys, ...read },
}

const create = {
  ...common,
  summary: 'Creates a key, which this answer alone shows whole',
  body: NewAgencyKey,
  response: { 201: CreatedAgencyKey, ...refused },
}

const revoke = {
  ...common,
  summary: 'Revokes a key at once, on every node',
  params: AgencyKeyParams,
  body: AgencyKeyRevocation,
  response: { 200: AgencyKey, ...refused },
}

export function keyRoutes(agency: Api, deps: ApiDeps): void {
  const config = agencyRoute('owner', { stepUp: true })

  agency.get('/keys', { schema: list, config: agencyRoute('owner') }, async () => ({
    keys: await listKeys(deps.db),
  }))

  agency.post('/keys', { schema: create, config }, async (request, reply) =>
    reply.status(201).send(await createKey(deps, readCaller(request).actor, request.body)),
  )

  agency.post('/keys/:id/revoke', { schema: revoke, config }, (request) =>
    revokeKey(deps, readCaller(request).actor, { id: request.params.id, reason: request.body.reason }),
  )
}
