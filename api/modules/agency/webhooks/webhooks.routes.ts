import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import {
  addWebhook,
  redeliver,
  removeWebhook,
  saveWebhook,
  testWebhook,
} from '#api/modules/agency/webhooks/webhookChanges.ts'
import {
  AgencyWebhooks,
  DeliveriesQuery,
  NewWebhook,
  SavedWebhook,
  WebhookChange,
  WebhookConflict,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookParams,
} from '#api/modules/agency/webhooks/webhooks.contract.ts'
import { listDeliveries, listWebhooks } from '#api/modules/agency/webhooks/webhooks.repository.ts'

const common = { tags: ['agency'], security }
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = { ...common, summary: 'Lists the webhooks', response: { 200: AgencyWebhooks, ...read } }

const add = {
  ...common,
  summary: 'Adds a webhook, and shows its secret once',
  body: NewWebhook,
  response: { 201: SavedWebhook, ...read, 422: ErrorBody },
}

const change = {
  ...common,
  summary: 'Changes, enables or disables a webhook, or renews its secret',
  params: WebhookParams,
  body: WebhookChange,
  response: { 200: SavedWebhook, ...read, 409: WebhookConflict, 422: ErrorBody },
}

const remove = {
  ...common,
  summary: 'Removes a webhook with its deliveries',
  params: WebhookParams,
  response: { 204: { type: 'null', description: 'The webhook is removed' }, ...read },
}

const test = {
  ...common,
  summary: 'Sends a test to a webhook',
  params: WebhookParams,
  response: { 201: WebhookDelivery, ...read, 409: ErrorBody },
}

const deliveries = {
  ...common,
  summary: 'Lists the deliveries of a webhook, the newest first',
  params: WebhookParams,
  querystring: DeliveriesQuery,
  response: { 200: WebhookDeliveries, ...read },
}

const repeat = {
  ...common,
  summary: 'Delivers an event again, with the same id',
  params: WebhookParams,
  response: { 200: WebhookDelivery, ...read, 409: ErrorBody },
}

/** Webhooks, which owners manage. */
export function agencyWebhookRoutes(agency: Api, deps: ApiDeps): void {
  const config = agencyRoute('owner')
  const sensitive = agencyRoute('owner', { stepUp: true })

  agency.get('/webhooks', { schema: list, config }, () => listWebhooks(deps.db))

  agency.post('/webhooks', { schema: add, config: sensitive }, async (request, reply) =>
    reply.status(201).send(await addWebhook(deps, readCaller(request), request.body)),
  )

  agency.patch('/webhooks/:id', { schema: change, config: sensitive }, (request) =>
    saveWebhook(deps, readCaller(request), request.params.id, request.body),
  )

  agency.delete('/webhooks/:id', { schema: remove, config: sensitive }, async (request, reply) => {
    await removeWebhook(deps, readCaller(request), request.params.id)
    return reply.status(204).send(null)
  })

  agency.post('/webhooks/:id/test', { schema: test, config }, async (request, reply) =>
    reply.status(201).send(await testWebhook(deps, readCaller(request), request.params.id)),
  )

  agency.get('/webhooks/:id/deliveries', { schema: deliveries, config }, (request) =>
    listDeliveries(deps.db, request.params.id, request.query),
  )

  agency.post('/webhooks/deliveries/:id/redeliver', { schema: repeat, config }, (request) =>
    redeliver(deps, readCaller(request), request.params.id),
  )
}
