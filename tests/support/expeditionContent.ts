import { type ExpeditionContent, emptyContent } from '#api/modules/agency/expeditions/content.contract.ts'

const sentence = 'On marche sans hâte, de col en col, avec le lac en contrebas et les choucas au-dessus. '

const day = (text: string): ExpeditionContent['programme'][number] => ({
  title: 'Vers le lac',
  text,
  from: null,
  to: null,
  mode: 'à pied',
  km: 8,
  ascent: 400,
  descent: 400,
  high_point: null,
  hours: 4,
  night: null,
  meals: [],
  transfer: null,
  option: null,
  note: null,
})

/** A content that breaks no rule, with photos of the demonstration. */
export const wholeContent = (photos: string[]): ExpeditionContent => ({
  ...emptyContent,
  name: 'Les lacs de Zéphirine',
  slug: 'les-lacs-de-zephirine',
  type: 'En itinérance',
  level: 2,
  duration_days: 2,
  age_min_child: 8,
  summary: 'Deux jours autour de cinq lacs, et une nuit sous la Voie lactée.',
  description: sentence.repeat(6).trim(),
  countries: ['FR'],
  region: 'alpes-du-nord',
  activities: ['randonnee', 'trek'],
  accommodations: ['Bivouac'],
  vacations: ['ete'],
  is_family_friendly: true,
  meeting_point: { name: 'Gare de Chambéry', latitude: 45.571, longitude: 5.919 },
  price_cents: 34_000,
  group_min: 4,
  group_max: 9,
  programme: [day(sentence.repeat(2).trim()), day(sentence.repeat(2).trim())],
  included: ['Le guide', 'Les repas', 'La tente', 'La trousse de secours'],
  not_included: ['Le train', 'Les boissons'],
  train_access: [{ city: 'Lyon', hours: 1.5, legs: [{ mode: 'ter', km: 106 }], nights: 0, note: null }],
  route: {
    points: [
      { label: 'Gare de Chambéry', kind: 'gare', latitude: 45.571, longitude: 5.919, elevation: 270 },
      { label: 'Lac de Zéphirine', kind: 'lac', latitude: 45.61, longitude: 6.01, elevation: 1700 },
    ],
    tracks: [],
  },
  distance_km: 16,
  elevation_gain_m: 800,
  photos,
})
