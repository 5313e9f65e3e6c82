import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { planCancellation } from '#api/modules/agency/money/cancellationPlan.ts'
import { ChangeConflict } from '#api/modules/agency/money/changes.contract.ts'
import { cancelDeparture, readJob, retryJob } from '#api/modules/agency/money/departureCancellation.ts'
import {
  AgencyJob,
  CancellationPlan,
  CancelParams,
  CancelQuery,
  DepartureCancellation,
  JobParams,
} from '#api/modules/agency/money/jobs.contract.ts'
import { MoneyHeaders } from '#api/modules/agency/money/money.contract.ts'

const common = { tags: ['agency'], security }
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }

const plan = {
  ...common,
  summary: 'Counts what the cancellation of a departure would do; changes nothing',
  params: CancelParams,
  querystring: CancelQuery,
  response: { 200: CancellationPlan, ...refused },
}

const cancel = {
  ...common,
  summary: 'Cancels a departure; a job cancels and reimburses its reservations',
  params: CancelParams,
  headers: MoneyHeaders,
  body: DepartureCancellation,
  response: { 200: AgencyJob, ...refused, 409: ChangeConflict },
}

const job = {
  ...common,
  summary: 'Reads the progress of a job',
  params: JobParams,
  response: { 200: AgencyJob, ...refused },
}

const retry = { ...job, summary: 'Tries the failed reservations of a job again' }

/** The cancellation of a departure, and the progress of its job. */
export function jobRoutes(agency: Api, deps: ApiDeps): void {
  const { db } = deps
  const departures = agencyRoute('departures')
  const steppedUp = agencyRoute('departures', { stepUp: true })

  agency.get('/departures/:id/cancellation', { schema: plan, config: departures }, (request) => {
    const { params, query } = request
    const choices = { text: query.text ?? '', asGiftCard: query.gift_cards === 'true' }
    return planCancellation(deps, readCaller(request), Number(params.id), choices)
  })

  agency.post('/departures/:id/cancel', { schema: cancel, config: steppedUp }, (request) => {
    const { params, headers, body: cancellation } = request
    const input = { id: Number(params.id), key: headers['idempotency-key'], cancellation }
    return cancelDeparture(deps, readCaller(request), input)
  })

  agency.get('/jobs/:id', { schema: job, config: departures }, ({ params }) => readJob(db, params.id))

  agency.post(
    '/jobs/:id/retry',
    { schema: retry, config: agencyRoute('money', { stepUp: true }) },
    (request) => retryJob(deps, readCaller(request), request.params.id),
  )
}
