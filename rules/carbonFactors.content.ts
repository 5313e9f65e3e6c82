/** Where a factor comes from: a measure, a public body, or an assumption of ours. */
export type FactorQuality = 'MEASURED' | 'OFFICIAL' | 'ASSUMED'

type TransportFactor = {
  label: string
  /** Means of transport in the words of the catalogue. */
  word: string
  /** Kilograms of CO2 equivalent per passenger and kilometre. */
  kgPerKm: number
  source: string
  quality: FactorQuality
}

const assumption = { source: 'hypothèse de travail arrondie', quality: 'ASSUMED' } as const
const ademe = (usage: string, construction: string) =>
  ({
    source: `ADEME, Impact CO2 (usage ${usage} + construction ${construction})`,
    quality: 'OFFICIAL',
  }) as const

/** Emission factors of public transport, by the `mode` of a leg. */
export const transportFactors: Readonly<Record<string, TransportFactor>> = {
  tgv: { label: 'TGV', word: 'train', kgPerKm: 0.00293, ...ademe('0,0023', '0,00063') },
  intercites: { label: 'Intercités', word: 'train', kgPerKm: 0.00898, ...ademe('0,0058', '0,00318') },
  ter: { label: 'TER', word: 'train', kgPerKm: 0.02769, ...ademe('0,0229', '0,00479') },
  car: { label: 'Autocar', word: 'bus', kgPerKm: 0.03756, ...ademe('0,03314', '0,00442') },
  eurostar: { label: 'Eurostar', word: 'train', kgPerKm: 0.0045, ...assumption },
  ch: { label: 'Train suisse', word: 'train', kgPerKm: 0.007, ...assumption },
  at: { label: 'Train autrichien', word: 'train', kgPerKm: 0.012, ...assumption },
  de: { label: 'Train allemand', word: 'train', kgPerKm: 0.03, ...assumption },
  it: { label: 'Train italien', word: 'train', kgPerKm: 0.03, ...assumption },
  es: { label: 'Train espagnol', word: 'train', kgPerKm: 0.028, ...assumption },
  pt: { label: 'Train portugais', word: 'train', kgPerKm: 0.03, ...assumption },
  gb: { label: 'Train britannique', word: 'train', kgPerKm: 0.035, ...assumption },
  dk: { label: 'Train danois', word: 'train', kgPerKm: 0.03, ...assumption },
  se: { label: 'Train suédois', word: 'train', kgPerKm: 0.005, ...assumption },
  no: { label: 'Train norvégien', word: 'train', kgPerKm: 0.009, ...assumption },
  fi: { label: 'Train finlandais', word: 'train', kgPerKm: 0.012, ...assumption },
  est: { label: 'Train d’Europe centrale et orientale', word: 'train', kgPerKm: 0.045, ...assumption },
  ferry: {
    label: 'Ferry',
    word: 'ferry',
    kgPerKm: 0.113,
    source: 'hypothèse prudente\u00a0: moyenne de tous les passagers, et non le seul piéton',
    quality: 'ASSUMED',
  },
}

/** Kilograms per kilometre of a flight, with condensation trails, for distances under `underKm`. */
export const planeFactors = [
  { underKm: 1_000, kgPerKm: 0.22457 },
  { underKm: 2_000, kgPerKm: 0.18466 },
  { underKm: Number.POSITIVE_INFINITY, kgPerKm: 0.16679 },
] as const

/** Kilograms per kilometre of a car, with its driver and all passengers. */
export const carKgPerKm = 0.1423

/** A factor with its range, where it comes from, and its unit in the line that it serves. */
type RangedFactor = { kg: number; low: number; high: number; source: string; quality: FactorQuality }

const supposed = { source: 'hypothèse', quality: 'ASSUMED' } as const
const camping = {
  kg: 1.4,
  low: 0.7,
  high: 2.8,
  source: 'ADEME, nuit en camping',
  quality: 'OFFICIAL',
} as const

/** Kilograms of CO2 equivalent of a night, by the type of accommodation; read on 26 November 2026. */
export const nightFactors: Readonly<Record<string, RangedFactor>> = {
  bivouac: { kg: 0.2, low: 0, high: 0.5, ...supposed },
  cabane: { kg: 1, low: 0.5, high: 2, ...supposed },
  camp: camping,
  insolite: camping,
  auberge: { kg: 2, low: 1.3, high: 5.3, ...supposed },
  gite: {
    kg: 2.6,
    low: 1.3,
    high: 5.2,
    source: 'hypothèse\u00a0: la moitié d’une nuit en location de l’ADEME',
    quality: 'ASSUMED',
  },
  refuge: { kg: 3, low: 1.5, high: 6, ...supposed },
  chambre: { kg: 3.2, low: 1.6, high: 5.2, ...supposed },
  hotel: { kg: 5.3, low: 2.6, high: 11.4, source: 'ADEME, nuit d’hôtel', quality: 'OFFICIAL' },
}

/** Kilograms of CO2 equivalent of a meal; the highest one has poultry, and beef once in seven. */
export const mealFactors = {
  vegetarian: 0.51,
  withMeat: 1.58,
  highest: 2.39,
  source: 'ADEME, repas végétarien et repas moyen',
} as const

export const breakfastFactor = {
  kg: 0.3,
  low: 0.2,
  high: 0.5,
  source: 'petit-déjeuner\u00a0: hypothèse',
} as const

/** Kilograms of CO2 equivalent of the work of the agency, by day of a trip. */
export const agencyFactor: RangedFactor = { kg: 0.5, low: 0.2, high: 1.5, ...supposed }

/** A vehicle of the group, with its driver: shared among the travellers. */
export const vanFactor = {
  mode: 'minibus',
  kgPerKm: 0.3246,
  source: 'ADEME, véhicule utilitaire léger',
} as const

/** The same in words, for the luggage. */
export const luggageVan = 'Transport des bagages en minibus'

/** Distance that the guide drives for a trip. */
export const guideDrive = { km: 120, source: 'ADEME, voiture\u00a0; distance supposée' } as const

/** Smallest and largest factor of a ferry: the foot passenger alone, and all of the cabins. */
export const ferryRange = { low: 0.019, high: 0.129 } as const

/** Kilograms of CO2 equivalent of a day of the average life in France: 9.4 t in 2023 (SDES, 5 November 2024). */
export const averageDayKg = 25.75
