import type { Company } from '#web/lib/graph/graph.generated.ts'

/** An absent field matches any value. */
export type ReviewFilter = { rating?: number | undefined; travelledWith?: Company | undefined }
