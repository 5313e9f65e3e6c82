import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { participantRoutes } from '#api/modules/reservations/participants.routes.ts'
import { ReservationList } from '#api/modules/reservations/reservations.contract.ts'
import { findReservations } from '#api/modules/reservations/reservations.repository.ts'
import { roadBookRoutes } from '#api/modules/reservations/roadBook.routes.ts'
import { rosterRoutes } from '#api/modules/reservations/roster.routes.ts'
import { authentication } from '#api/plugins/auth.ts'

const list = {
  tags: ['reservations'],
  security,
  summary: 'Lists the reservations of the account and the departures it guides, latest departure first',
  response: { 200: ReservationList, 401: ErrorBody },
}

export function reservationRoutes(app: Api, deps: ApiDeps): void {
  participantRoutes(app, deps)
  rosterRoutes(app, deps)
  roadBookRoutes(app, deps)
  const auth = authentication(deps)

  app.get('/reservations', { schema: list }, async (request) => {
    const { user } = await auth.signedIn(request)
    return { list_reservations: await findReservations(deps.db, user.id, deps.clock()) }
  })
}
