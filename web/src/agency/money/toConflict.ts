import { messages as shellMessages } from '#web/agency/messages.ts'
import { messages } from '#web/agency/money/messages.ts'

type Payload = { conflict: { by: string | null } | null } | null | undefined

/** The refusal of a stale version, which names the author of the stored one. */
export function toConflict(payload: Payload): { message: string }[] | undefined {
  return payload?.conflict
    ? [{ message: messages.conflict(payload.conflict.by ?? shellMessages.someone) }]
    : undefined
}
