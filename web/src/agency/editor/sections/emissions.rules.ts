import { trainModes } from '#schema/expedition.content.ts'

/** Emissions of a journey in kilograms, by the factors of the site. */
export function kgOf(legs: readonly { mode: string; km: number }[]): number {
  const kg = legs.reduce((sum, { mode, km }) => sum + km * (trainModes[mode]?.kgPerKm ?? 0), 0)
  return Math.round(kg * 10) / 10
}

export const writtenKg = (kg: number): string => String(kg).replace('.', ',')
