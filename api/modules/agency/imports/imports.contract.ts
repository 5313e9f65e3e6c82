import { type Static, Type } from 'typebox'
import { flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'

const exampleId = '1b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'

const importKinds = ['expeditions', 'departures', 'guides'] as const
export type ImportKind = (typeof importKinds)[number]
export const importStates = ['checking', 'ready', 'refused', 'applying', 'applied', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** Differences and errors that a response holds; the report has all of them. */
export const mostShown = 200

const column = text('Column', 'capacity')

const ImportChange = Type.Object(
  {
    column,
    before: nullable(text('Value before, shortened; null without one', '10')),
    after: nullable(text('Value after, shortened; null where it is cleared', '12')),
  },
  { title: 'AgencyImportChange' },
)

const ImportRow = Type.Object(
  {
    row: whole('Number of the row', 2),
    label: text('Name of what it changes', 'Balcons de la Vanoise, 3 juillet 2027'),
    result: oneOf(['created', 'changed'], { description: 'Effect' }),
    changes: Type.Array(ImportChange, { description: 'Changed values' }),
  },
  { title: 'AgencyImportRow' },
)
export type ImportRow = Static<typeof ImportRow>

const ImportError = Type.Object(
  {
    row: nullable(whole('Number of the row; null for the file', 3)),
    column: nullable(text('Column; null for the row', 'start')),
    value: nullable(text('Value, shortened', '31/02/2027')),
    message: text('Correction to make, in French', 'Écris une date\u00a0: 2027-07-03 ou 03/07/2027.'),
  },
  { title: 'AgencyImportError' },
)
export type ImportError = Static<typeof ImportError>

/** Effects of a file: those of its rows, and all errors. */
export type ImportReport = {
  rowsCount: number
  unchangedCount: number
  rows: ImportRow[]
  errors: ImportError[]
  ignored: string[]
  /** Two runs with one digest have the same effects. */
  digest: string
  /** The rows had changed since the dry run: nothing was applied, and these are the effects now. */
  isOutdated?: boolean
}

/** Kind and hash of the file of an import, and its author. */
export type ImportInput = {
  kind: ImportKind
  hash: string
  actor: { kind: 'staff'; userId: string; sessionId: string; requestId: string }
  key?: string
}

export const AgencyImport = Type.Object(
  {
    id: uuid('ID', exampleId),
    kind: oneOf(importKinds, { description: 'Kind of the rows' }),
    state: oneOf(importStates, { description: 'State' }),
    created_at: instant('Time of the dry run', '2027-03-10T09:00:00.000Z'),
    is_outdated: flag(
      'Whether the rows have changed between the dry run and its application, which did nothing',
      false,
    ),
    rows_count: whole('Rows of the file', 200),
    created_count: whole('Rows that create', 150),
    changed_count: whole('Rows that change', 40),
    unchanged_count: whole('Rows that change nothing', 10),
    errors_count: whole('Errors', 3),
    ignored: Type.Array(column, { description: 'Columns of an export that an import does not read' }),
    rows: Type.Array(ImportRow, { description: `Rows that create or change, ${mostShown} at most` }),
    errors: Type.Array(ImportError, { description: `Errors, ${mostShown} at most` }),
  },
  { title: 'AgencyImport' },
)
export type AgencyImport = Static<typeof AgencyImport>

export const AgencyImports = Type.Object(
  {
    imports: Type.Array(AgencyImport, { description: 'Imports of the caller of the last day, newest first' }),
  },
  { title: 'AgencyImports' },
)

export const ImportParams = Type.Object({ id: uuid('ID of the import', exampleId) })
export const TemplateParams = Type.Object({ kind: oneOf(importKinds, { description: 'Kind of the rows' }) })

export const DryRun = Type.Object(
  {
    file_id: uuid('ID of the uploaded file', '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'),
    kind: oneOf(importKinds, { description: 'Kind of the rows', example: 'departures' }),
  },
  { title: 'AgencyDryRun', additionalProperties: false },
)
export type DryRun = Static<typeof DryRun>

export const ApplyHeaders = Type.Object({
  'idempotency-key': uuid('Key of the application: a repeated request applies once', exampleId),
})
