import { listRefusals, type Refusal } from '#web/agency/access/refusals.ts'
import { messages as shell } from '#web/agency/messages.ts'
import { useSaveCannedAnswerMutation } from '#web/agency/questions/CannedAnswers.generated.ts'
import { messages } from '#web/agency/questions/messages.ts'
import type { AgencyCannedAnswerInput } from '#web/lib/graph/graph.generated.ts'

/** Saves a canned answer; a stale version is a refusal that names the author of the stored one. */
export function useSaveCanned() {
  const [send] = useSaveCannedAnswerMutation()
  return async (input: AgencyCannedAnswerInput): Promise<readonly Refusal[]> => {
    const payload = (await send({ variables: { input } })).data?.agencySaveCannedAnswer
    if (payload?.conflict) return [{ message: messages.changedBy(payload.conflict.by ?? shell.someone) }]
    return listRefusals(payload)
  }
}
