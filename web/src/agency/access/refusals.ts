import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import type { Refusal } from '#web/ui/useAction.ts'

export type { Refusal }

/** The refusals of a payload; one that did not arrive is a failure. */
export function listRefusals(payload: { errors: readonly Refusal[] } | null | undefined): readonly Refusal[] {
  return payload?.errors ?? [{ message: explainFailure() }]
}
