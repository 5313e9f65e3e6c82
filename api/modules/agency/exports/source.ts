import type { Database } from '#api/db/client.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import type { ExportFilter } from '#api/modules/agency/exports/exports.contract.ts'

export type ExportContext = { db: Database; caller: Author; now: Date }

/** A page of rows, and the cursor after it; null on the last. */
type ExportPage = { rows: unknown[][]; readCount: number; next: string | null }

/** Rows of one kind, in pages: an export has one transaction for each. */
export type ExportSource = {
  /** All are required; none: any member of the staff. */
  permissions: readonly StaffPermission[]
  /** The rows name people, or what they paid. */
  isPersonal: boolean
  columns: readonly string[]
  /** Both refuse a filter that the list would refuse. */
  count: (context: ExportContext, filter: ExportFilter) => Promise<number>
  page: (context: ExportContext, filter: ExportFilter, cursor: string | null) => Promise<ExportPage>
}

/** Rows of a page, and one more that says whether another follows. */
export const pageSize = 1_000

/** The values of a row, in the order of its columns. */
export const inColumns = (columns: readonly string[], row: object): unknown[] => {
  const values = new Map<string, unknown>(Object.entries(row))
  return columns.map((column) => values.get(column))
}
