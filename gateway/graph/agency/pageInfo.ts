import type { PageInfo } from '#gateway/graph/schema.generated.ts'
import { record, textOrNull } from '#gateway/upstream/read.ts'

/** Position of a page of the service in its list: `next` is the cursor of the page that follows. */
export function toPageInfo(body: unknown): PageInfo {
  const next = textOrNull(record(body).next)
  return { hasNextPage: next !== null, hasPreviousPage: false, endCursor: next }
}
