import { isDeepStrictEqual } from 'node:util'
import type { AuditValue, AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import {
  type ContentChange,
  type ContentField,
  type ExpeditionContent,
  emptyContent,
} from '#api/modules/agency/expeditions/content.contract.ts'

const isField = (name: string): name is ContentField => Object.hasOwn(emptyContent, name)

/** All fields of a content, in the order of the editor. */
export const contentFieldNames: readonly ContentField[] = Object.keys(emptyContent).filter(isField)

/** Fields of a change whose values differ from the stored ones. */
export const changedFields = (before: ExpeditionContent, change: ContentChange): ContentField[] =>
  contentFieldNames.filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(before[field], change[field]),
  )

const longestValue = 200

/** Values of fields for the audit log: the revisions have the texts, the log their beginnings. */
export const toValues = (content: ExpeditionContent, fields: readonly ContentField[]): AuditValues =>
  Object.fromEntries(fields.map((field) => [field, shortened(content[field])]))

function shortened(value: ExpeditionContent[ContentField]): AuditValue {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  const written = typeof value === 'string' ? value : JSON.stringify(value)
  return written.length > longestValue ? `${written.slice(0, longestValue)}…` : written
}
