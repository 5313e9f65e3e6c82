import { toDepartureQuery } from '#gateway/graph/agency/departures.source.ts'
import { toListQuery } from '#gateway/graph/agency/expeditionList.model.ts'
import { toReservationQuery } from '#gateway/graph/agency/reservations.source.ts'
import type {
  AgencyExport,
  AgencyExportKind,
  AgencyExportState,
  AgencyImport,
  AgencyImportError,
  AgencyImportKind,
  AgencyImportRow,
  AgencyImportState,
  MutationAgencyExportArgs,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyExport,
  ApiAgencyImport,
  ApiAgencyImportChange,
  ApiAgencyImportError,
  ApiAgencyImportRow,
} from '#gateway/upstream/api.generated.ts'
import { flag, listOf, record, text, textOrNull, texts, whole } from '#gateway/upstream/read.ts'
import { agencyPaths, downloadPaths } from '#schema/agencyPaths.ts'

const importKinds: Record<string, AgencyImportKind> = {
  expeditions: 'EXPEDITIONS',
  departures: 'DEPARTURES',
  guides: 'GUIDES',
}

const importStates: Record<string, AgencyImportState> = {
  checking: 'CHECKING',
  ready: 'READY',
  refused: 'REFUSED',
  applying: 'APPLYING',
  applied: 'APPLIED',
  failed: 'FAILED',
}

export function toImport(body: unknown): AgencyImport {
  const api = record<ApiAgencyImport>(body)
  return {
    id: text(api.id),
    kind: importKinds[text(api.kind)] ?? 'DEPARTURES',
    state: importStates[text(api.state)] ?? 'CHECKING',
    createdAt: text(api.created_at),
    isOutdated: flag(api.is_outdated),
    rowCount: whole(api.rows_count),
    createdCount: whole(api.created_count),
    changedCount: whole(api.changed_count),
    unchangedCount: whole(api.unchanged_count),
    errorCount: whole(api.errors_count),
    ignoredColumns: texts(api.ignored),
    rows: listOf(body, 'rows').map(toRow),
    errors: listOf(body, 'errors').map(toError),
  }
}

function toRow(body: unknown): AgencyImportRow {
  const api = record<ApiAgencyImportRow>(body)
  return {
    row: whole(api.row),
    label: text(api.label),
    result: text(api.result) === 'created' ? 'CREATED' : 'CHANGED',
    changes: listOf(body, 'changes').map((each) => {
      const change = record<ApiAgencyImportChange>(each)
      return {
        column: text(change.column),
        before: textOrNull(change.before),
        after: textOrNull(change.after),
      }
    }),
  }
}

function toError(body: unknown): AgencyImportError {
  const api = record<ApiAgencyImportError>(body)
  return {
    row: typeof api.row === 'number' ? api.row : null,
    column: textOrNull(api.column),
    value: textOrNull(api.value),
    message: text(api.message),
  }
}

const exportStates: Record<string, AgencyExportState> = { running: 'RUNNING', done: 'DONE', failed: 'FAILED' }

export function toExport(body: unknown): AgencyExport {
  const api = record<ApiAgencyExport>(body)
  const state = exportStates[text(api.state)] ?? 'RUNNING'
  return {
    id: text(api.id),
    state,
    totalCount: whole(api.total_count),
    doneCount: whole(api.done_count),
    path: state === 'DONE' ? `${agencyPaths.files}/${downloadPaths.export}/${text(api.id)}` : null,
    expiresAt: textOrNull(api.expires_at),
  }
}

type ReadFilter = (args: MutationAgencyExportArgs) => URLSearchParams

const onePage = { first: 1, after: null }
const reservationFilter: ReadFilter = ({ filter }) =>
  toReservationQuery({ ...onePage, sort: 'NEWEST', filter: filter?.reservations ?? null })

/** The filter of an export, as the list of its kind sends it. */
const filters: Record<AgencyExportKind, ReadFilter> = {
  RESERVATIONS: reservationFilter,
  PAYMENTS: reservationFilter,
  DEPARTURES: ({ filter }) => toDepartureQuery({ ...onePage, filter: filter?.departures ?? null }),
  EXPEDITIONS: ({ filter }) => toListQuery({ ...onePage, sort: 'NAME', filter: filter?.expeditions ?? null }),
  GUIDES: () => new URLSearchParams(),
  MANIFEST: ({ filter }) => new URLSearchParams({ departure: filter?.departureId ?? '' }),
}

export function toExportWish(args: MutationAgencyExportArgs) {
  const { first: _first, ...filter } = Object.fromEntries(filters[args.kind](args))
  return { kind: args.kind.toLowerCase(), filter }
}
