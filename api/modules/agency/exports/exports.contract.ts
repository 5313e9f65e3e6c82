import { type Static, Type } from 'typebox'
import { instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'

const exampleId = '2b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'

const exportKinds = ['reservations', 'payments', 'departures', 'expeditions', 'guides', 'manifest'] as const
export type ExportKind = (typeof exportKinds)[number]

export const customerFormats = ['json', 'html'] as const
export type CustomerFormat = (typeof customerFormats)[number]

export const exportStates = ['running', 'done', 'failed'] as const

export type ExportFilter = Record<string, string>

/** Rows of an export and its author. The filter of a customer's has the format of the document. */
export type ExportInput = {
  kind: ExportKind | 'customer'
  filter: ExportFilter
  actor: { kind: 'staff'; userId: string; sessionId: string; requestId: string }
}

export const ExportRequest = Type.Object(
  {
    kind: oneOf(exportKinds, { description: 'Kind of the rows' }),
    filter: Type.Optional(
      Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 1_000 }), {
        description: 'Parameters of the list; `departure_id` for the manifest',
        examples: [{ expedition_id: '1' }],
        maxProperties: 20,
      }),
    ),
  },
  { title: 'AgencyExportWish', additionalProperties: false },
)
export type ExportRequest = Static<typeof ExportRequest>

export const CustomerExportRequest = Type.Object(
  { format: oneOf(customerFormats, { description: 'Format of the document' }) },
  { title: 'AgencyCustomerExportWish', additionalProperties: false },
)

export const AgencyExport = Type.Object(
  {
    id: uuid('ID', exampleId),
    kind: oneOf([...exportKinds, 'customer'], { description: 'Kind of the rows' }),
    state: oneOf(exportStates, { description: 'State', example: 'done' }),
    total_count: whole('Rows to write', 7_400),
    done_count: whole('Rows that are written', 5_000),
    file_name: text('Name of the file', 'departs-2027-03-10.csv'),
    expires_at: nullable(
      instant('End of the link; null until the file is whole', '2027-03-10T09:10:00.000Z'),
    ),
  },
  { title: 'AgencyExport' },
)
export type AgencyExport = Static<typeof AgencyExport>

export const AgencyExports = Type.Object(
  {
    exports: Type.Array(AgencyExport, {
      description: 'Exports of the caller whose link lasts, newest first',
    }),
  },
  { title: 'AgencyExports' },
)

export const ExportParams = Type.Object({ id: uuid('ID of the export', exampleId) })
