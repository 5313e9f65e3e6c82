import { messages } from '#web/agency/access/messages.ts'

export type Refusal = { field?: string | null; message: string; code?: string }

/** The refusals of a payload; one that did not arrive is a failure. */
export function refusalsOf(payload: { errors: readonly Refusal[] } | null | undefined): readonly Refusal[] {
  return payload?.errors ?? [{ message: messages.failed }]
}
