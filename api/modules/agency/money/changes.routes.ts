import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { cancelReservation, shownCancellation } from '#api/modules/agency/money/cancellations.ts'
import {
  Cancellation,
  CancellationQuery,
  CancellationQuote,
  ChangeConflict,
  ChangedReservation,
  Move,
  MoveQuery,
  MoveQuote,
  TravellersChange,
} from '#api/modules/agency/money/changes.contract.ts'
import { MoneyHeaders } from '#api/modules/agency/money/money.contract.ts'
import { moveReservation, quoteMove } from '#api/modules/agency/money/moves.ts'
import { setTravellers } from '#api/modules/agency/money/travellers.ts'
import { ReservationParams } from '#api/modules/agency/reservations/reservations.contract.ts'

const common = { tags: ['agency'], security, params: ReservationParams }
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }
const write = {
  ...common,
  headers: MoneyHeaders,
  response: { 200: ChangedReservation, ...refused, 409: ChangeConflict },
}

const priceCancellation = {
  ...common,
  summary: 'Prices the cancellation of all travellers, or of some, with the rule that applies',
  querystring: CancellationQuery,
  response: { 200: CancellationQuote, ...refused, 409: ErrorBody },
}

const priceMove = {
  ...common,
  summary: 'Prices the move of a reservation to another departure of its expedition',
  querystring: MoveQuery,
  response: { 200: MoveQuote, ...refused, 409: ErrorBody },
}

const cancel = { ...write, summary: 'Cancels travellers at the price that was shown', body: Cancellation }
const move = { ...write, summary: 'Moves a reservation at the price that was shown', body: Move }
const rename = { ...write, summary: 'Changes names and birth dates of travellers', body: TravellersChange }

/** Changes of a reservation by staff. */
export function changeRoutes(agency: Api, deps: ApiDeps): void {
  const config = agencyRoute('bookings')

  agency.get('/reservations/:id/cancellation', { schema: priceCancellation, config }, (request) => {
    const travellers = request.query.travellers?.split(',').map(Number)
    return shownCancellation(deps, request.params.id, travellers)
  })

  agency.get('/reservations/:id/move', { schema: priceMove, config }, ({ params, query }) => {
    const waived = { fee: query.waives_fee === 'true', difference: query.waives_difference === 'true' }
    const input = { reservationId: params.id, departureId: Number(query.departure_id), waived }
    return quoteMove(deps, input)
  })

  agency.post('/reservations/:id/cancel', { schema: cancel, config }, (request) => {
    const { params, headers, body: cancellation } = request
    const input = { id: params.id, key: headers['idempotency-key'], cancellation }
    return cancelReservation(deps, readCaller(request), input)
  })

  agency.post('/reservations/:id/move', { schema: move, config }, (request) => {
    const { params, headers, body } = request
    const input = { id: params.id, key: headers['idempotency-key'], move: body }
    return moveReservation(deps, readCaller(request), input)
  })

  agency.post('/reservations/:id/travellers', { schema: rename, config }, (request) => {
    const { params, headers, body: change } = request
    const input = { id: params.id, key: headers['idempotency-key'], change }
    return setTravellers(deps, readCaller(request), input)
  })
}
