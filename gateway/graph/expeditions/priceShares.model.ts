import { shareLabels } from '#gateway/graph/messages.ts'
import type { PriceShare } from '#gateway/graph/schema.generated.ts'
import { flag, list, record, text, whole } from '#gateway/upstream/read.ts'

/** Shares that are the whole price; null for others, and of a service that has none. */
export function toPriceShares(body: unknown): PriceShare[] | null {
  const shares = list(body, (item) => {
    const api = record(item)
    const key = text(api.key)
    return { key, label: shareLabels[key] ?? key, percent: whole(api.percent), isLocal: flag(api.is_local) }
  })
  const isWhole = shares.every(({ percent }) => percent >= 0)
  const percents = shares.reduce((sum, { percent }) => sum + percent, 0)
  return isWhole && percents === 100 ? shares : null
}
