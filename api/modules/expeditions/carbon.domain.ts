import type { Carbon } from '#api/modules/expeditions/carbon.contract.ts'
import { type CarbonTrip, toLines } from '#rules/carbon.ts'
import type { FactorQuality } from '#rules/carbonFactors.content.ts'

/** Changes with each factor or formula, so that a reader knows that two labels cannot be compared. */
const methodVersion = 1

const kinds = {
  ONSITE: 'onsite',
  NIGHTS: 'nights',
  MEALS: 'meals',
  GUIDE: 'guide',
  AGENCY: 'agency',
} as const
const qualities = {
  MEASURED: 'measured',
  OFFICIAL: 'official',
  ASSUMED: 'assumed',
} as const satisfies Record<FactorQuality, string>

export function computeCarbon(trip: CarbonTrip): Carbon {
  return {
    method_version: methodVersion,
    lines: toLines(trip).map(({ kind, kg, lowKg, highKg, formula, quality, sources }) => ({
      kind: kinds[kind],
      kg,
      low_kg: lowKg,
      high_kg: highKg,
      formula,
      quality: qualities[quality],
      sources,
    })),
  }
}
