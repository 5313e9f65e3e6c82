import { type Static, Type } from 'typebox'
import { decimal, oneOf, text, whole } from '#api/contract.ts'

/** As the column holds it. */
export type OnsiteTransport = { mode: string; km: number; label: string }

const CarbonLine = Type.Object(
  {
    kind: oneOf(['onsite', 'nights', 'meals', 'guide', 'agency'], { description: 'Part of the trip' }),
    kg: decimal('Kilograms of CO2 equivalent per traveller, to a tenth', 15),
    low_kg: decimal('Lowest value of the line', 7.5),
    high_kg: decimal('Highest value of the line', 30),
    formula: text('Computation in numbers, in French writing', '5 × 3'),
    quality: oneOf(['measured', 'official', 'assumed'], { description: 'Origin of the factors' }),
    sources: Type.Array(text('Source of a factor, in French', 'ADEME, nuit d’hôtel')),
  },
  { title: 'CarbonLine' },
)

export const Carbon = Type.Object(
  {
    method_version: whole('Version of the method; a new one changes factors or formulas', 1),
    lines: Type.Array(CarbonLine, {
      description: 'Lines whose data are known, without the journey to the trip, which depends on the city',
    }),
  },
  { title: 'Carbon', description: 'Emissions of the trip, by part', 'x-extension': true },
)
export type Carbon = Static<typeof Carbon>
