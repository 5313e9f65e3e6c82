import { type Static, type TSchema, Type } from 'typebox'
import { conflictBody, instant, nullable, text, whole } from '#api/contract.ts'
import { AgencyValue, SalesValue } from '#api/modules/settings/settings.contract.ts'

const changed = {
  changed_by: nullable(text('First name of the author of the stored version; null before any', 'Agnès')),
  changed_at: nullable(instant('Time of the stored version; null before any', '2027-03-10T09:00:00.000Z')),
}

const section = <T extends TSchema>(value: T, title: string) =>
  Type.Object({ version: whole('Version, to send with a change', 1), value, ...changed }, { title })

export const AgencySection = section(AgencyValue, 'AgencySettingsSection')
export type AgencySection = Static<typeof AgencySection>
export const SalesSection = section(SalesValue, 'SalesSettingsSection')
export type SalesSection = Static<typeof SalesSection>

const change = <T extends TSchema>(value: T, title: string) =>
  Type.Object(
    { version: whole('Version that the change is based on', 1, { minimum: 1 }), value },
    { title, additionalProperties: false },
  )

const partialOptions = { additionalProperties: false }
export const AgencySettingsChange = change(Type.Partial(AgencyValue, partialOptions), 'AgencySettingsChange')
export const SalesSettingsChange = change(Type.Partial(SalesValue, partialOptions), 'SalesSettingsChange')

export const AgencySettingsConflict = conflictBody(AgencySection)
export const SalesSettingsConflict = conflictBody(SalesSection)
