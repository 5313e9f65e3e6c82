import { type Static, Type } from 'typebox'
import { conflictBody, day, flag, instant, nullable, text, whole } from '#api/contract.ts'
import { Photo } from '#api/modules/photos/photos.contract.ts'

const absence = {
  start: day('First day', '2027-08-01'),
  end: day('Last day', '2027-08-15'),
  note: nullable(text('Note for the agency', 'Congés', { maxLength: 1_000 })),
}

export const GuideAbsence = Type.Object(absence, { title: 'GuideAbsence' })
export type GuideAbsence = Static<typeof GuideAbsence>

const example = {
  slug: 'camille-rochette',
  full_name: 'Camille Rochette',
  diploma: 'Accompagnatrice en montagne (DEAMM)',
  based_in: 'Savoie, France',
  bio: 'Fille de bergers, Camille connaît la Vanoise par ses sentiers.',
  quote: 'Marche assez lentement.',
}

const guideFields = {
  id: text('ID', '1'),
  version: whole('Version of the profile, to send with a change', 1),
  slug: text('Slug in URLs', example.slug),
  full_name: text('Name', example.full_name),
  diploma: text('Diploma', example.diploma),
  based_in: text('Home region of the guide', example.based_in),
  languages: Type.Array(text('ISO 639 code', 'fr'), { description: 'Spoken languages' }),
  bio: text('Biography of the guide', example.bio),
  quote: nullable(text('One sentence in the guide’s own voice', example.quote)),
  photo: nullable(Photo),
  is_hidden: flag('Whether the guide is absent from all public pages', false),
  has_account: flag('Whether an account signs in as this guide'),
  account_email: nullable(
    text('Email address of that account; null to staff without the permission departures', 'a@example.test'),
  ),
  absences: Type.Array(GuideAbsence, { description: 'Absences that are not over, soonest first' }),
  departures_to_come: whole('Number of departures that the guide leads and that are not over', 3),
}

export const AgencyGuide = Type.Object(guideFields, { title: 'AgencyGuide' })
export type AgencyGuide = Static<typeof AgencyGuide>

export const AgencyGuides = Type.Object(
  { guides: Type.Array(AgencyGuide, { description: 'Guides, hidden ones included, by name' }) },
  { title: 'AgencyGuides' },
)

export const GuideParams = Type.Object({ id: text('ID of the guide', '1', { pattern: '^[0-9]{1,9}$' }) })

// Longer than any accepted value: the rules name the field and its limits.
const typed = (description: string, value: string) =>
  Type.Optional(text(description, value, { maxLength: 10_000 }))
const typedOrNull = (description: string, value: string) =>
  Type.Optional(nullable(text(description, value, { maxLength: 10_000 })))

const profile = {
  slug: typed('Slug in URLs; by default from the name', example.slug),
  full_name: typed('Name', example.full_name),
  diploma: typed('Diploma', example.diploma),
  based_in: typed('Home region', example.based_in),
  languages: Type.Optional(
    Type.Array(text('ISO 639 code', 'fr', { maxLength: 10 }), {
      description: 'Spoken languages',
      maxItems: 100,
    }),
  ),
  bio: typed('Biography', example.bio),
  quote: typedOrNull('One sentence of the guide, or null', example.quote),
  photo: typedOrNull('File name of a photo of the product; null for a drawing', 'randonneurs-sentier-01.jpg'),
  account_email: typedOrNull('Address of the account that signs in as this guide; null for none', 'a@b.test'),
  is_hidden: Type.Optional(flag('Whether to hide the guide from all public pages', false)),
  absences: Type.Optional(
    Type.Array(
      Type.Object({ ...absence, note: Type.Optional(absence.note) }, { additionalProperties: false }),
      { description: 'Absences, in place of those that are not over', maxItems: 1_000 },
    ),
  ),
}

export const NewGuide = Type.Object(profile, { title: 'NewAgencyGuide', additionalProperties: false })
export type GuideInput = Static<typeof NewGuide>

export const GuideChange = Type.Object(
  { version: whole('Version that the change is based on', 1, { minimum: 1 }), ...profile },
  { title: 'AgencyGuideChange', additionalProperties: false },
)
export type GuideChange = Static<typeof GuideChange>

export const GuideConflict = conflictBody(
  Type.Object(
    {
      ...guideFields,
      changed_by: nullable(text('First name of the author of the stored version', 'Agnès')),
      changed_at: instant('Time of the stored version', '2027-03-10T09:00:00.000Z'),
    },
    { title: 'StoredAgencyGuide' },
  ),
)
