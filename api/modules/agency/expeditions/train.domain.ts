import type { ContentTrain } from '#api/modules/agency/expeditions/content.contract.ts'
import type { StoredAccess } from '#api/modules/expeditions/access.contract.ts'
import { toMeasures } from '#api/modules/expeditions/access.domain.ts'
import type { MeetingPoint } from '#api/modules/expeditions/expeditions.contract.ts'
import { toKg } from '#rules/access.ts'
import { transportFactors } from '#rules/carbonFactors.content.ts'
import { cityNames, cityPositions } from '#rules/cityLinks.content.ts'

/** The stored description of a journey: emissions are computed from its legs. */
export function toStoredAccess(journey: ContentTrain, { lon, lat }: MeetingPoint): StoredAccess {
  const { city, hours, legs, nights, note } = journey
  const words = [...new Set(legs.map(({ mode }) => transportFactors[mode]?.word ?? mode))]
  const name = cityNames.find((each) => each === city)
  return {
    city,
    hours,
    kg_co2e: toKg(legs),
    ...toMeasures(legs, name ? cityPositions[name] : [lon, lat], [lon, lat]),
    modes: words,
    label: toLabel(hours, words, nights),
    overnight: nights,
    ...(note && { note }),
  }
}

/** « 5 h 15 de train et car ». */
function toLabel(hours: number, words: string[], nights: number): string {
  const means = words.map((word) => (word === 'bus' ? 'car' : word))
  const [last = 'train', ...former] = means.toReversed()
  const joined = former.length > 0 ? `${former.toReversed().join(', ')} et ${last}` : last
  return `${duration(hours)} de ${joined}${nights > 0 ? ', nuit en chemin' : ''}`
}

function duration(hours: number): string {
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (whole === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
}
