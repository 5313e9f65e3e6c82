/** Where a factor comes from: a measure, a public body, or an assumption of ours. */
type FactorQuality = 'MEASURED' | 'OFFICIAL' | 'ASSUMED'

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
