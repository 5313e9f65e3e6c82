import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyCannedAnswerInput,
  AgencySaveCannedAnswerPayload,
  CannedAnswer,
  MutationAgencySaveCannedAnswerArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { ApiAgencyCannedAnswer } from '#gateway/upstream/api.generated.ts'
import { flag, id, listOf, record, recordOrNull, text, whole } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

const path = '/agency/canned-answers'

/** Answers that staff insert. */
export function cannedAnswersSource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  return {
    list: async (): Promise<CannedAnswer[]> => listOf(await read(path), 'canned_answers').map(toCannedAnswer),

    async save({ input }: MutationAgencySaveCannedAnswerArgs): Promise<AgencySaveCannedAnswerPayload> {
      const { id: key, version, ...changes } = input
      const texts = { title: changes.title ?? undefined, body: changes.body ?? undefined }
      if (!key) return toSaved(await account.send({ method: 'POST', path, body: texts }), input)
      if (!isKey(key))
        return { cannedAnswer: null, conflict: null, errors: [toUserError('NOT_FOUND', 'input')] }
      const body = { version: version ?? 0, ...texts, is_archived: changes.isArchived ?? undefined }
      return toSaved(
        await account.send({ method: 'PATCH', path: restPath`/agency/canned-answers/${key}`, body }),
        input,
      )
    },
  }
}

function toSaved(response: RestResponse, sent: AgencyCannedAnswerInput): AgencySaveCannedAnswerPayload {
  const errors = agencyErrors(response)
  if (errors.length === 0) return { cannedAnswer: toCannedAnswer(response.body), conflict: null, errors }
  const current = recordOrNull(recordOrNull(response.body)?.current)
  if (!current) return { cannedAnswer: null, conflict: null, errors }
  const { title, body } = toCannedAnswer(current)
  return { cannedAnswer: null, conflict: toConflict(current, { title, body }, { ...sent }), errors }
}

function toCannedAnswer(body: unknown): CannedAnswer {
  const api = record<ApiAgencyCannedAnswer>(body)
  return {
    id: id(api.id),
    version: whole(api.version),
    title: text(api.title),
    body: text(api.body),
    isArchived: flag(api.is_archived),
  }
}
