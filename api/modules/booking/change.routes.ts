import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { ReservationAccount, ReservationParams } from '#api/modules/booking/account.contract.ts'
import { ownAccount } from '#api/modules/booking/account.repository.ts'
import { DateChange, DateChangeQuery, DateChangeRequest } from '#api/modules/booking/change.contract.ts'
import { changeDeparture, priceChange } from '#api/modules/booking/change.repository.ts'
import { authentication } from '#api/plugins/auth.ts'

const tags = ['reservations']
const config = { extension: true }
const params = ReservationParams
const refusals = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody }

const price = {
  tags,
  security,
  summary: 'Prices the move of a reservation to another departure of its expedition',
  params,
  querystring: DateChangeQuery,
  response: { 200: DateChange, ...refusals },
}

const change = {
  tags,
  security,
  summary:
    'Moves a reservation to another departure at the price that was shown; repeated, it changes nothing',
  params,
  body: DateChangeRequest,
  response: { 200: ReservationAccount, ...refusals },
}

/** The change of date of a reservation: its price, then the move. */
export function changeRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock, env } = deps
  const auth = authentication(deps)

  app.get('/reservations/:id/change', { schema: price, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const departureId = Number(request.query.departure_id)
    const input = { userId: user.id, reservationId: request.params.id, departureId }
    const { hash, feeCents, differenceCents, refundCents, balanceCents } = (
      await priceChange(db, input, clock())
    ).quote
    return {
      hash,
      fee_cents: feeCents,
      difference_cents: differenceCents,
      refund_cents: refundCents,
      balance_cents: balanceCents,
    }
  })

  app.post('/reservations/:id/change', { schema: change, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const { id } = request.params
    const { departure_id, quote_hash: quoteHash } = request.body
    const departureId = Number(departure_id)
    const input = { userId: user.id, reservationId: id, departureId, quoteHash }
    const at = { now: clock(), publicUrl: env.publicUrl }
    await db.transaction((tx) => changeDeparture(tx, input, at))
    return ownAccount(db, user.id, id, clock())
  })
}
