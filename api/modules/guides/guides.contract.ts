import { type Static, Type } from 'typebox'
import { text } from '#api/contract.ts'

export const GuideSummary = Type.Object(
  {
    id: text('ID', '1'),
    slug: text('Slug in URLs', 'camille-rochette'),
    full_name: text('Name', 'Camille Rochette'),
    diploma: text('Diploma', 'Accompagnatrice en montagne (DEAMM)'),
    based_in: text('Home region of the guide', 'Savoie, France'),
    languages: Type.Array(text('ISO 639 code', 'fr')),
    bio: text('Biography of the guide', 'Fille de bergers, Camille connaît la Vanoise par ses sentiers.'),
  },
  { title: 'Guide' },
)
export type GuideSummary = Static<typeof GuideSummary>
