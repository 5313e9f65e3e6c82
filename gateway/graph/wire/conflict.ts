import type { AgencyConflict } from '#gateway/graph/schema.generated.ts'
import { record, text, textOrNull, whole } from '#gateway/upstream/read.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields that were sent and differ from the stored row. Both sides have the names of the input. */
export function toConflict(current: unknown, stored: Values, sent: Values): AgencyConflict {
  const api = record(current)
  const fields = Object.entries(sent)
    .filter(
      ([field, mine]) => mine !== undefined && field in stored && toJson(mine) !== toJson(stored[field]),
    )
    .map(([field, mine]) => ({ field, mine: toJson(mine), theirs: toJson(stored[field]) }))
  return { by: textOrNull(api.changed_by), at: text(api.changed_at), version: whole(api.version), fields }
}

export const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
