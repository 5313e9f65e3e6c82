import { uploads } from '#schema/upload.ts'
import type { ImportStateFragment } from '#web/agency/imports/Imports.generated.ts'
import { messages } from '#web/agency/imports/messages.ts'
import type { AgencyImportKind, AgencyImportState, StaffPermission } from '#web/lib/graph/graph.generated.ts'

/** The kinds in the address, and the permission that each requires. */
export const kinds: Record<AgencyImportKind, { word: string; permission: StaffPermission; list: string }> = {
  EXPEDITIONS: { word: 'aventures', permission: 'CATALOGUE', list: '/aventures' },
  DEPARTURES: { word: 'departs', permission: 'DEPARTURES', list: '/departs' },
  GUIDES: { word: 'guides', permission: 'DEPARTURES', list: '/guides' },
}

const isKind = (name: string): name is AgencyImportKind => name in kinds
export const kindNames: AgencyImportKind[] = Object.keys(kinds).filter(isKind)

/** The kind of the address among those that the person may import; the first of them by default. */
export function readKind(params: URLSearchParams, allowed: readonly AgencyImportKind[]) {
  return allowed.find((kind) => kinds[kind].word === params.get('type')) ?? allowed[0]
}

/** The reason for which a file is not sent; undefined if it is. */
export function faultOfFile(file: Pick<File, 'name' | 'size'> | undefined): string | undefined {
  if (!file || file.size === 0) return messages.fileMissing
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) return messages.spreadsheet
  return file.size > uploads.import.mostBytes ? messages.tooLarge : undefined
}

/** Types by which the service accepts a file; its content decides. */
export const toType = ({ name }: Pick<File, 'name'>): string =>
  /\.json$/i.test(name) ? 'application/json' : 'text/csv'

export const isUnderWay = (state: AgencyImportState | undefined): boolean =>
  state === 'CHECKING' || state === 'APPLYING'

type Counts = Pick<
  ImportStateFragment,
  'state' | 'rowCount' | 'createdCount' | 'changedCount' | 'unchangedCount' | 'errorCount'
>

/** « 200 lignes · 150 à créer · 3 erreurs », then « 150 créées » once it is applied: without what is zero. */
export function describeCounts({
  state,
  rowCount,
  createdCount,
  changedCount,
  unchangedCount,
  errorCount,
}: Counts): string {
  const { rows, created, changed, toCreate, toChange, unchanged, errors } = messages.counts
  const isApplied = state === 'APPLIED'
  const parts: [number, (count: number) => string][] = [
    [createdCount, isApplied ? created : toCreate],
    [changedCount, isApplied ? changed : toChange],
    [unchangedCount, unchanged],
    [errorCount, errors],
  ]
  return [rows(rowCount), ...parts.filter(([count]) => count > 0).map(([count, name]) => name(count))].join(
    ' · ',
  )
}
