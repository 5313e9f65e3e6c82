import type { Company } from '#web/lib/graph.generated.ts'

/** Absent where any will do. */
export type ReviewFilter = { rating?: number | undefined; travelledWith?: Company | undefined }
