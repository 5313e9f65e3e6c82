import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toAgencyQuestion, toQuestionPage } from '#gateway/graph/agency/questions.model.ts'
import { toAgencyReview } from '#gateway/graph/agency/reviews.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyAssignPayload,
  AgencyQuestionPayload,
  AgencyQuestionsArgs,
  MutationAgencyAnswerArgs,
  MutationAgencyAssignArgs,
  MutationAgencySetHiddenArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { listOf } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isKey, restPath, restQuery } from '#gateway/upstream/restPath.ts'

/** Questions of visitors as the agency answers them. */
export function agencyQuestionsSource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  return {
    list: async ({ filter, first, after }: AgencyQuestionsArgs) => {
      const query = restQuery({
        first: String(first),
        state: filter?.list?.toLowerCase(),
        expedition: filter?.expeditionId,
        assigned: filter?.assignedTo,
        after,
      })
      return toQuestionPage(await read(`/agency/questions?${query}`))
    },

    async answer({ id, body }: MutationAgencyAnswerArgs): Promise<AgencyQuestionPayload> {
      if (!isKey(id)) return { question: null, review: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const path = restPath`/agency/questions/${id}/answer`
      return toPayload(await account.send({ method: 'POST', path, body: { body } }))
    },

    async assign({ ids, staffId = null }: MutationAgencyAssignArgs): Promise<AgencyAssignPayload> {
      const body = { ids, staff_id: staffId }
      const response = await account.send({ method: 'POST', path: '/agency/questions/assign', body })
      const errors = agencyErrors(response)
      const bodies = errors.length > 0 ? [] : listOf(response.body, 'questions')
      return { questions: bodies.map(toAgencyQuestion), errors }
    },

    async setHidden({ kind, ...row }: MutationAgencySetHiddenArgs): Promise<AgencyQuestionPayload> {
      const body = { kind: kind.toLowerCase(), ...row }
      const response = await account.send({ method: 'POST', path: '/agency/visibility', body })
      if (kind === 'MESSAGE') return toPayload(response)
      const errors = agencyErrors(response)
      return { question: null, review: errors.length > 0 ? null : toAgencyReview(response.body), errors }
    },
  }
}

function toPayload(response: RestResponse): AgencyQuestionPayload {
  const errors = agencyErrors(response)
  return { question: errors.length > 0 ? null : toAgencyQuestion(response.body), review: null, errors }
}
