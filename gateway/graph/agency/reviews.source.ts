import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toAgencyReview, toReviewPage } from '#gateway/graph/agency/reviews.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyDecideReviewPayload,
  AgencyReplyToReviewPayload,
  AgencyReviewsArgs,
  MutationAgencyDecideReviewArgs,
  MutationAgencyReplyToReviewArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull } from '#gateway/upstream/read.ts'
import { isKey, restPath, restQuery } from '#gateway/upstream/restPath.ts'

const notFound = { review: null, errors: [toUserError('NOT_FOUND', 'id')] }

/** Reviews of travellers as the agency decides about them. */
export function agencyReviewsSource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  return {
    list: async ({ filter, first, after }: AgencyReviewsArgs) => {
      const query = restQuery({
        first: String(first),
        state: filter?.list?.toLowerCase(),
        expedition: filter?.expeditionId,
        customer: filter?.customerId,
        after,
      })
      return toReviewPage(await read(`/agency/reviews?${query}`))
    },

    async decide({ id, version, input }: MutationAgencyDecideReviewArgs): Promise<AgencyDecideReviewPayload> {
      if (!isKey(id)) return { ...notFound, conflict: null }
      const { decision, reason, sentence } = input
      const body = {
        version,
        decision: decision.toLowerCase(),
        reason: reason?.toLowerCase(),
        sentence: sentence ?? undefined,
      }
      const path = restPath`/agency/reviews/${id}/decide`
      const response = await account.send({ method: 'POST', path, body })
      const errors = agencyErrors(response)
      if (errors.length === 0) return { review: toAgencyReview(response.body), conflict: null, errors }
      const current = recordOrNull(recordOrNull(response.body)?.current)
      if (!current) return { review: null, conflict: null, errors }
      const { state } = toAgencyReview(current)
      const sent = { state: decision === 'PUBLISH' ? 'PUBLISHED' : 'REFUSED' }
      return { review: null, conflict: toConflict(current, { state }, sent), errors }
    },

    async reply({ id, body }: MutationAgencyReplyToReviewArgs): Promise<AgencyReplyToReviewPayload> {
      if (!isKey(id)) return notFound
      const path = restPath`/agency/reviews/${id}/reply`
      const response = await account.send({ method: 'POST', path, body: { body } })
      const errors = agencyErrors(response)
      return { review: errors.length > 0 ? null : toAgencyReview(response.body), errors }
    },
  }
}
