/** Rules of an expedition that the form and the REST API share: closed lists, and limits of each field. */

/** Accommodations, with the type under which the search knows each. */
export const accommodationTypes = {
  'Refuge gardé': 'refuge',
  'Cabane gardée': 'refuge',
  'Cabane non gardée': 'cabane',
  'Cabane de pêcheur': 'cabane',
  Bivouac: 'bivouac',
  Igloo: 'insolite',
  Tipi: 'insolite',
  Yourte: 'insolite',
  Roulotte: 'insolite',
  'Gîte d’étape': 'gite',
  'Chambre d’hôtes': 'chambre',
  'Maison d’hôtes': 'chambre',
  'Hôtel de montagne': 'hotel',
  Auberge: 'auberge',
  'Ferme-auberge': 'auberge',
  'Camp fixe sous tente': 'camp',
} as const

/** Slugs that are other addresses of the service. */
export const reservedSlugs: readonly string[] = ['search', 'featured', 'details']

/** Least and most, of characters, items or the value itself. */
export const expeditionLimits = {
  name: [3, 90],
  slug: [1, 80],
  level: [1, 5],
  duration_days: [2, 15],
  age_min_child: [0, 17],
  summary: [40, 200],
  description: [400, 20_000],
  search_title: [0, 60],
  search_description: [0, 155],
  countries: [1, 3],
  activities: [1, 6],
  accommodations: [1, 6],
  vacations: [0, 6],
  placeName: [2, 120],
  priceEuros: [1, 20_000],
  group: [1, 60],
  programmeText: [80, 3_000],
  included: [4, 30],
  not_included: [2, 30],
  line: [2, 160],
  note: [0, 500],
  train_access: [0, 9],
  trainHours: [0.25, 72],
  trainLegs: [1, 12],
  trainKm: [1, 5_000],
  routePoints: [2, 60],
  trackPositions: [0, 1_000],
  distance_km: [0, 2_000],
  elevation_gain_m: [0, 60_000],
  photos: [3, 30],
  alt: [10, 160],
} as const
