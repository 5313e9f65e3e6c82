import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute } from '#api/modules/agency/access/guard.ts'
import { AgencyFigures, FiguresQuery } from '#api/modules/agency/figures/figures.contract.ts'
import { weeksBetween } from '#api/modules/agency/figures/figures.domain.ts'
import { readFigures } from '#api/modules/agency/figures/figures.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

const figures = {
  tags: ['agency'],
  security,
  summary: 'Counts reservations, sales, money and carts by week, and the occupancy of departures to come',
  querystring: FiguresQuery,
  response: { 200: AgencyFigures, 400: ErrorBody, 403: ErrorBody, 404: ErrorBody },
}

export function figureRoutes(agency: Api, { db, clock }: ApiDeps): void {
  agency.get('/figures', { schema: figures, config: agencyRoute('money') }, async ({ query }) => {
    const weeks = weeksBetween(query.from, query.to)
    if (!weeks) throw new Refusal('INVALID_REQUEST')
    return readFigures(db, weeks, clock())
  })
}
