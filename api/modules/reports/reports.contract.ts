import { type Static, Type } from 'typebox'
import { flag, nullable, oneOf, text } from '#api/contract.ts'
import { maxReportReason } from '#schema/constants.ts'

export const reportKinds = ['message', 'review'] as const

export const ReportCreation = Type.Object(
  {
    kind: oneOf(reportKinds, { description: 'Kind of the row' }),
    id: text('ID of the message or review', '12', { pattern: '^[0-9a-f-]{1,36}$' }),
    reason: Type.Optional(
      nullable(
        text('Reason of the report, in plain text', 'Un numéro de téléphone', { maxLength: maxReportReason }),
      ),
    ),
  },
  { title: 'ReportCreation', additionalProperties: false },
)
export type ReportCreation = Static<typeof ReportCreation>

export const ReportDone = Type.Object({ ok: flag('Whether the report is stored') }, { title: 'ReportDone' })
