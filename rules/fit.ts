/** Kilometres of effort: 100 m of ascent count as one kilometre. */
export const computeEffort = ({ km, ascentM }: { km: number; ascentM: number }): number => km + ascentM / 100

export type Fit = 'WITHIN' | 'CHALLENGE' | 'TOO_EARLY'

/** The level of a trip beside the level of the traveller. */
export function compareLevels(level: number, ofTraveller: number): Fit {
  if (level <= ofTraveller) return 'WITHIN'
  return level === ofTraveller + 1 ? 'CHALLENGE' : 'TOO_EARLY'
}
