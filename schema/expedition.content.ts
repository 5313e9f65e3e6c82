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

/** Cities from which a train journey is described, with their coordinates. */
export const trainCities: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  Paris: [2.3522, 48.8566],
  Lyon: [4.8357, 45.764],
  Marseille: [5.3698, 43.2965],
  Lille: [3.0573, 50.6292],
  Bordeaux: [-0.5792, 44.8378],
  Toulouse: [1.4442, 43.6047],
  Nantes: [-1.5536, 47.2184],
  Rennes: [-1.6778, 48.1173],
  Strasbourg: [7.7521, 48.5734],
}

/** Means of transport, with their emissions in kilograms of CO2 equivalent per passenger and kilometre. */
export const trainModes: Readonly<Record<string, { label: string; word: string; kgPerKm: number }>> = {
  tgv: { label: 'TGV', word: 'train', kgPerKm: 0.00293 },
  intercites: { label: 'Intercités', word: 'train', kgPerKm: 0.00898 },
  ter: { label: 'TER', word: 'train', kgPerKm: 0.02769 },
  car: { label: 'Autocar', word: 'bus', kgPerKm: 0.03756 },
  eurostar: { label: 'Eurostar', word: 'train', kgPerKm: 0.0045 },
  ch: { label: 'Train suisse', word: 'train', kgPerKm: 0.007 },
  at: { label: 'Train autrichien', word: 'train', kgPerKm: 0.012 },
  de: { label: 'Train allemand', word: 'train', kgPerKm: 0.03 },
  it: { label: 'Train italien', word: 'train', kgPerKm: 0.03 },
  es: { label: 'Train espagnol', word: 'train', kgPerKm: 0.028 },
  pt: { label: 'Train portugais', word: 'train', kgPerKm: 0.03 },
  gb: { label: 'Train britannique', word: 'train', kgPerKm: 0.035 },
  dk: { label: 'Train danois', word: 'train', kgPerKm: 0.03 },
  se: { label: 'Train suédois', word: 'train', kgPerKm: 0.005 },
  no: { label: 'Train norvégien', word: 'train', kgPerKm: 0.009 },
  fi: { label: 'Train finlandais', word: 'train', kgPerKm: 0.012 },
  est: { label: 'Train d’Europe centrale et orientale', word: 'train', kgPerKm: 0.045 },
  ferry: { label: 'Ferry', word: 'ferry', kgPerKm: 0.113 },
}

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
