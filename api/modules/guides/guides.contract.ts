import { type Static, Type } from 'typebox'
import { nullable, text, whole } from '#api/contract.ts'
import { Photo } from '#api/modules/photos/photos.contract.ts'

const summary = {
  id: text('ID', '1'),
  slug: text('Slug in URLs', 'camille-rochette'),
  full_name: text('Name', 'Camille Rochette'),
  diploma: text('Diploma', 'Accompagnatrice en montagne (DEAMM)'),
  based_in: text('Home region of the guide', 'Savoie, France'),
  languages: Type.Array(text('ISO 639 code', 'fr')),
  bio: text('Biography of the guide', 'Fille de bergers, Camille connaît la Vanoise par ses sentiers.'),
}

export const GuideSummary = Type.Object(summary, { title: 'Guide' })
export type GuideSummary = Static<typeof GuideSummary>

export const GuideProfile = Type.Object(
  {
    ...summary,
    photo: Type.Optional(nullable(Photo)),
    quote: nullable(text('One sentence in the guide’s own voice', 'Marche assez lentement.')),
    departures_led: whole('Number of departures that left with this guide and are over', 12),
  },
  { title: 'GuideProfile' },
)
export type GuideProfile = Static<typeof GuideProfile>
