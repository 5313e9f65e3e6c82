import type {
  CarbonKind,
  CarbonLabel,
  CarbonLine,
  FactorQuality,
  TrainAccess,
} from '#gateway/graph/schema.generated.ts'
import { list, number, numberOrNull, record, recordOrNull, text, texts } from '#gateway/upstream/read.ts'
import { accessLine, computeTotals } from '#rules/carbon.ts'

const kinds: Record<string, CarbonKind> = {
  onsite: 'ONSITE',
  nights: 'NIGHTS',
  meals: 'MEALS',
  guide: 'GUIDE',
  agency: 'AGENCY',
}
const qualities: Record<string, FactorQuality> = { measured: 'MEASURED', official: 'OFFICIAL' }

/** Lines without the journey; null at a service without them. A line of an unknown part is left out. */
export function toCarbonLines(body: unknown): CarbonLine[] | null {
  const api = recordOrNull(body)
  return api && list(api.lines, toLine).filter((line) => line !== null)
}

function toLine(body: unknown): CarbonLine | null {
  const api = record(body)
  const kind = kinds[text(api.kind)]
  const kg = numberOrNull(api.kg)
  if (!kind || kg === null) return null
  return {
    kind,
    kg,
    lowKg: number(api.low_kg, kg),
    highKg: number(api.high_kg, kg),
    formula: text(api.formula),
    quality: qualities[text(api.quality)] ?? 'ASSUMED',
    sources: texts(api.sources),
  }
}

type Trip = { carbonLines: CarbonLine[] | null; trainAccess: TrainAccess[] }

const usualCity = 'paris'

/** Adds the journey from the city, the usual one or the first one. */
export function toCarbonLabel(
  { carbonLines, trainAccess }: Trip,
  days: number,
  from: string | null | undefined,
): CarbonLabel | null {
  if (!carbonLines) return null
  const journeyFrom = (city: string) => trainAccess.find(({ citySlug }) => citySlug === city)
  const journey = from ? journeyFrom(from) : (journeyFrom(usualCity) ?? trainAccess[0])
  const access = journey ? accessLine(journey.legs) : null
  const lines = access ? [access, ...carbonLines] : carbonLines
  return { citySlug: access ? (journey?.citySlug ?? null) : null, ...computeTotals(lines, days), lines }
}
