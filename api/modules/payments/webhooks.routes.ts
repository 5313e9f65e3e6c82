import { ErrorBody } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { storeEvent } from '#api/modules/payments/events.repository.ts'
import { WebhookAnswer, WebhookParams } from '#api/modules/payments/payments.contract.ts'
import { maxEventBytes } from '#api/modules/payments/provider.ts'
import { handleEvent } from '#api/modules/payments/reconcile.ts'
import { paymentDeps } from '#api/modules/payments/settlement.ts'
import { Refusal } from '#api/plugins/errors.ts'

const receive = {
  tags: ['payments'],
  summary: 'Receives a signed event of a payment provider; stored once, it only hurries the next reading',
  params: WebhookParams,
  response: { 200: WebhookAnswer, 400: ErrorBody, 404: ErrorBody, 413: ErrorBody },
}

export function webhookRoutes(app: Api, deps: ApiDeps): void {
  const paying = paymentDeps(deps, app.log)
  app.register(async (webhooks) => {
    // The signature covers the bytes: they are not parsed.
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const options = { schema: receive, config: { extension: true }, bodyLimit: maxEventBytes }
    webhooks.post<{ Params: { provider: string } }>(
      '/payments/webhooks/:provider',
      options,
      async (request) => {
        const { body, headers, params, log } = request
        if (params.provider !== paying?.provider.name) throw new Refusal('PAYMENT_NOT_FOUND')
        const now = paying.machineClock()
        const event = Buffer.isBuffer(body) ? paying.provider.event(body, headers, now) : 'invalid'
        if (event === 'invalid') throw new Refusal('WEBHOOK_INVALID')
        const stored = await storeEvent(paying.db, params.provider, event, now)
        // It is stored: the worker repeats what fails here.
        if (stored)
          await handleEvent(paying, stored, log).catch((err) =>
            log.error({ err }, 'failed to handle an event'),
          )
        return { received: true }
      },
    )
  })
}
