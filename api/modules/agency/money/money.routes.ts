import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import {
  EntryParams,
  MoneyEntry,
  MoneyHeaders,
  ReceivedPayment,
  Reversal,
  SentRefund,
  WantedRefund,
} from '#api/modules/agency/money/money.contract.ts'
import { recordPayment, reversePayment } from '#api/modules/agency/money/receivedPayments.ts'
import { refundPayment, retryRefund, settleManually } from '#api/modules/agency/money/refunds.ts'
import { ReservationParams } from '#api/modules/agency/reservations/reservations.contract.ts'

const refused = {
  400: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  422: ErrorBody,
  429: ErrorBody,
}
const common = { tags: ['agency'], security }
const response = { 200: MoneyEntry, ...refused }
const ofReservation = {
  ...common,
  params: ReservationParams,
  headers: MoneyHeaders,
  response: { 201: MoneyEntry, ...refused },
}

const record = {
  ...ofReservation,
  summary: 'Records money that the agency has received for a reservation',
  body: ReceivedPayment,
}

const refund = {
  ...ofReservation,
  summary: 'Gives back a part of a payment, by its own means or a gift card',
  body: WantedRefund,
}

const reverse = {
  ...common,
  summary: 'Reverses a payment that was a mistake or was not paid; repeated, it changes nothing',
  params: EntryParams,
  headers: MoneyHeaders,
  body: Reversal,
  response,
}

const settle = {
  ...common,
  summary: 'Records that the agency has sent the money of a refund',
  params: EntryParams,
  body: SentRefund,
  response,
}

const retry = {
  ...common,
  summary: 'Tries a failed refund again',
  params: EntryParams,
  response,
}

/** Money that staff receive and give back. */
export function moneyRoutes(agency: Api, deps: ApiDeps): void {
  const money = agencyRoute('money')
  const steppedUp = agencyRoute('money', { stepUp: true })

  agency.post('/reservations/:id/payments', { schema: record, config: money }, async (request, reply) => {
    const { params, body: received, headers } = request
    const input = { reservationId: params.id, received, key: headers['idempotency-key'] }
    return reply.status(201).send(await recordPayment(deps, readCaller(request), input))
  })

  agency.post('/reservations/:id/refunds', { schema: refund, config: steppedUp }, async (request, reply) => {
    const { params, body: input, headers } = request
    const refundInput = { reservationId: params.id, input, key: headers['idempotency-key'] }
    return reply.status(201).send(await refundPayment(deps, readCaller(request), refundInput))
  })

  agency.post('/ledger/:id/reverse', { schema: reverse, config: steppedUp }, (request) => {
    const { params, body, headers } = request
    const reversed = { id: params.id, reason: body.reason, key: headers['idempotency-key'] }
    return reversePayment(deps, readCaller(request), reversed)
  })

  agency.post('/ledger/:id/settle', { schema: settle, config: steppedUp }, (request) =>
    settleManually(deps, readCaller(request), request.params.id, request.body),
  )

  agency.post('/ledger/:id/retry', { schema: retry, config: steppedUp }, (request) =>
    retryRefund(deps, readCaller(request), request.params.id),
  )
}
