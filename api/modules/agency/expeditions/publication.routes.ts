import { Type } from 'typebox'
import { ErrorBody, flag, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { changeExpeditions } from '#api/modules/agency/expeditions/changes.ts'
import { copyExpedition } from '#api/modules/agency/expeditions/create.ts'
import {
  AgencyExpedition,
  ChangedExpeditions,
  ExpeditionConflict,
  ExpeditionIdParams,
  ExpeditionsChange,
  KeyHeaders,
  Publication,
  VersionBody,
} from '#api/modules/agency/expeditions/expeditions.contract.ts'
import {
  storedExpedition,
  toAgencyExpedition,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { publishExpedition } from '#api/modules/agency/expeditions/publish.ts'
import { discardDraft } from '#api/modules/agency/expeditions/revisions.ts'
import { orNotFound } from '#api/plugins/errors.ts'

const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }
const refused = { ...read, 409: ExpeditionConflict, 422: ErrorBody }
const expedition = { tags: ['agency'], security, params: ExpeditionIdParams }

const publication = {
  ...expedition,
  summary: 'Publishes the draft: visitors see it at once',
  body: Publication,
  response: { 200: AgencyExpedition, ...refused },
}

const withdrawal = {
  ...expedition,
  summary: 'Withdraws an expedition from the site; its reservations remain',
  body: Type.Object(
    { confirmed: Type.Optional(flag('Whether the consequence for travellers is meant', false)) },
    { title: 'AgencyWithdrawal', additionalProperties: false },
  ),
  response: { 200: AgencyExpedition, ...refused },
}

const deletion = {
  ...expedition,
  summary: 'Deletes an expedition that was never published',
  response: { 204: { type: 'null', description: 'The expedition is deleted' }, ...refused },
} as const

const discarding = {
  ...expedition,
  summary: 'Gives up the changes of the draft',
  body: VersionBody,
  response: { 200: AgencyExpedition, ...refused },
}

const copy = {
  ...expedition,
  summary: 'Copies the draft of an expedition, with its photos, as a draft of its own',
  headers: KeyHeaders,
  response: { 201: AgencyExpedition, ...refused },
}

const changes = {
  tags: ['agency'],
  security,
  summary: 'Changes expeditions: all, or none',
  body: ExpeditionsChange,
  response: { 200: ChangedExpeditions, ...refused },
}

export function publicationRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const config = agencyRoute('catalogue')
  const current = async (id: string) =>
    toAgencyExpedition(db, orNotFound(await storedExpedition(db, Number(id))), clock())

  agency.post('/expeditions/:id/publish', { schema: publication, config }, (request) =>
    publishExpedition(deps, readCaller(request), Number(request.params.id), request.body),
  )

  agency.post('/expeditions/:id/unpublish', { schema: withdrawal, config }, async (request) => {
    const { id } = request.params
    await changeExpeditions(deps, readCaller(request), { ...request.body, ids: [id], change: 'unpublish' })
    return current(id)
  })

  agency.delete('/expeditions/:id', { schema: deletion, config }, async (request, reply) => {
    await changeExpeditions(deps, readCaller(request), { ids: [request.params.id], change: 'delete' })
    return reply.status(204).send(null)
  })

  agency.post('/expeditions/:id/discard', { schema: discarding, config }, (request) =>
    discardDraft(deps, readCaller(request), Number(request.params.id), request.body.version),
  )

  agency.post('/expeditions/:id/duplicate', { schema: copy, config }, async (request, reply) => {
    const { params, headers } = request
    const copied = await copyExpedition(
      deps,
      readCaller(request),
      Number(params.id),
      headers['idempotency-key'],
    )
    return reply.status(201).send(copied)
  })

  agency.post('/expeditions/changes', { schema: changes, config }, async (request) => {
    const ids = await changeExpeditions(deps, readCaller(request), request.body)
    return { ids: ids.map(String) }
  })
}
