import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { createExpedition } from '#api/modules/agency/expeditions/create.ts'
import { saveDraft } from '#api/modules/agency/expeditions/draft.ts'
import {
  AgencyExpedition,
  DraftChange,
  ExpeditionConflict,
  ExpeditionIdParams,
  KeyHeaders,
  NewExpedition,
} from '#api/modules/agency/expeditions/expeditions.contract.ts'
import {
  storedExpedition,
  toAgencyExpedition,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { AgencyExpeditionRows, ExpeditionsQuery } from '#api/modules/agency/expeditions/list.contract.ts'
import { readListCursor, toListCursor } from '#api/modules/agency/expeditions/list.domain.ts'
import { listExpeditions } from '#api/modules/agency/expeditions/list.repository.ts'
import { publicationRoutes } from '#api/modules/agency/expeditions/publication.routes.ts'
import { revisionRoutes } from '#api/modules/agency/expeditions/revisions.routes.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'

const pageSize = 50

const tags = ['agency']
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }
const refused = { ...read, 409: ExpeditionConflict, 422: ErrorBody }

const list = {
  tags,
  security,
  summary: 'Lists the expeditions that match, drafts included',
  querystring: ExpeditionsQuery,
  response: { 200: AgencyExpeditionRows, ...read },
}

const one = {
  tags,
  security,
  summary: 'Reads an expedition: its draft, its published content and what the draft lacks',
  params: ExpeditionIdParams,
  response: { 200: AgencyExpedition, ...read },
}

const create = {
  tags,
  security,
  summary: 'Creates an expedition as a draft',
  headers: KeyHeaders,
  body: NewExpedition,
  response: { 201: AgencyExpedition, ...refused },
}

const save = {
  tags,
  security,
  summary: 'Saves fields of a draft; nothing public changes',
  params: ExpeditionIdParams,
  body: DraftChange,
  response: { 200: AgencyExpedition, ...refused },
}

export function agencyExpeditionRoutes(agency: Api, deps: ApiDeps): void {
  publicationRoutes(agency, deps)
  revisionRoutes(agency, deps)
  const { db, clock } = deps
  const catalogue = agencyRoute('catalogue')

  agency.get('/expeditions', { schema: list, config: agencyRoute('staff') }, async ({ query }) => {
    const limit = Number(query.first ?? pageSize)
    const sort = query.sort ?? 'changed'
    const after = query.after === undefined ? undefined : readListCursor(query.after, sort)
    if (query.after !== undefined && !after) throw new Refusal('INVALID_REQUEST')
    const found = await listExpeditions(db, query, { now: clock(), limit: limit + 1, after })
    const last = found.slice(0, limit).at(-1)
    return {
      expeditions: found.slice(0, limit).map(({ position: _position, ...row }) => row),
      next: last && found.length > limit ? toListCursor(last.position) : null,
    }
  })

  agency.get('/expeditions/:id', { schema: one, config: agencyRoute('staff') }, async ({ params }) =>
    toAgencyExpedition(db, orNotFound(await storedExpedition(db, Number(params.id))), clock()),
  )

  agency.post('/expeditions', { schema: create, config: catalogue }, async (request, reply) => {
    const { body, headers } = request
    const created = await createExpedition(deps, readCaller(request), body, headers['idempotency-key'])
    return reply.status(201).send(created)
  })

  agency.patch('/expeditions/:id/draft', { schema: save, config: catalogue }, (request) =>
    saveDraft(deps, readCaller(request), Number(request.params.id), request.body),
  )
}
