import type { Static } from 'typebox'
import type { Level } from '#api/modules/expeditions/expeditions.contract.ts'
import { maxLevel, minLevel } from '#schema/constants.ts'

type LevelScale = Static<typeof Level>

const scale: Record<number, LevelScale> = {
  1: { level: 1, label: 'Tranquille', hours_per_day: '2 à 3 h', elevation_gain_per_day_m: 'moins de 300' },
  2: { level: 2, label: 'Facile', hours_per_day: '3 à 5 h', elevation_gain_per_day_m: '300 à 500' },
  3: { level: 3, label: 'Soutenu', hours_per_day: '5 à 6 h', elevation_gain_per_day_m: '500 à 800' },
  4: { level: 4, label: 'Sportif', hours_per_day: '6 à 8 h', elevation_gain_per_day_m: '800 à 1\u202f200' },
  5: {
    level: 5,
    label: 'Engagé',
    hours_per_day: 'plus de 8 h',
    elevation_gain_per_day_m: 'plus de 1\u202f200',
  },
}

/** Describes a level in hours and metres; a level outside the scale takes its nearest end. */
export function levelScale(level: number): LevelScale {
  const nearest = Math.min(maxLevel, Math.max(minLevel, level))
  return scale[nearest] ?? { level, label: '', hours_per_day: '', elevation_gain_per_day_m: '' }
}
