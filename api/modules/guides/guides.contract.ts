import { type Static, Type } from 'typebox'
import { text } from '#api/contract.ts'

export const GuideSummary = Type.Object(
  {
    id: text('Id', '1'),
    slug: text('Name in an address', 'camille-rochette'),
    full_name: text('Name', 'Camille Rochette'),
    diploma: text('Diploma', 'Accompagnatrice en montagne (DEAMM)'),
    based_in: text('Where the guide lives', 'Savoie, France'),
    languages: Type.Array(text('ISO 639 code', 'fr')),
    bio: text('Who the guide is', 'Fille de bergers, Camille connaît la Vanoise par ses sentiers.'),
  },
  { title: 'Guide' },
)
export type GuideSummary = Static<typeof GuideSummary>
