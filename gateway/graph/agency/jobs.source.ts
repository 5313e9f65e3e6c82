import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toJob, toPlan } from '#gateway/graph/agency/jobs.model.ts'
import type { ReadOne } from '#gateway/graph/agency/readOne.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyDepartureCancellationPlanArgs,
  AgencyJob,
  AgencyJobPayload,
  DepartureCancellationPlan,
  MutationAgencyCancelDepartureArgs,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isKey, isUuid, restPath } from '#gateway/upstream/restPath.ts'

/** Cancellations of departures, and their jobs. */
export function agencyJobsSource(
  account: AccountCalls,
  read: (path: string) => Promise<unknown>,
  readOne: ReadOne,
) {
  return {
    async plan(
      id: string,
      { text, giftCards }: AgencyDepartureCancellationPlanArgs,
    ): Promise<DepartureCancellationPlan> {
      const query = new URLSearchParams({ ...(text && { text }), gift_cards: String(giftCards) })
      return toPlan(await read(`${restPath`/agency/departures/${id}/cancellation`}?${query}`))
    },

    async find(id: string): Promise<AgencyJob | null> {
      const body = await readOne('/agency/jobs', id, 'JOB_NOT_FOUND')
      return body === null ? null : toJob(body)
    },

    async cancelDeparture({ id, version, input, key }: MutationAgencyCancelDepartureArgs) {
      if (!isKey(id)) return refused([toUserError('NOT_FOUND', 'id')])
      if (!isUuid(key)) return refused([toUserError('INVALID_INPUT', 'key')])
      const { startDate, reason, text, giftCards } = input
      const body = { version, start: startDate, reason, text, gift_cards: giftCards }
      const path = restPath`/agency/departures/${id}/cancel`
      return toPayload(await account.send({ method: 'POST', path, body, idempotencyKey: key }))
    },

    async retry(id: string): Promise<AgencyJobPayload> {
      if (!isKey(id)) return refused([toUserError('NOT_FOUND', 'id')])
      return toPayload(await account.send({ method: 'POST', path: restPath`/agency/jobs/${id}/retry` }))
    },
  }
}

const refused = (errors: UserError[]): AgencyJobPayload => ({ job: null, conflict: null, errors })

function toPayload(response: RestResponse): AgencyJobPayload {
  const errors = agencyErrors(response)
  if (errors.length === 0) return { job: toJob(response.body), conflict: null, errors }
  const current = recordOrNull(recordOrNull(response.body)?.current)
  return { ...refused(errors), conflict: current && toConflict(current, {}, {}) }
}
