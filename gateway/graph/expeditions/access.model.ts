import { toSlug } from '#gateway/graph/guides/guides.model.ts'
import type { AccessLeg, CityAccess, TrainAccess } from '#gateway/graph/schema.generated.ts'
import {
  flag,
  id,
  list,
  listOf,
  number,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  wholeOrNull,
} from '#gateway/upstream/read.ts'

export function toTrainAccess(body: unknown): TrainAccess {
  const api = record(body)
  const compared = recordOrNull(api.compare)
  const city = text(api.city)
  return {
    city,
    citySlug: text(api.city_slug, toSlug(city)),
    hours: number(api.hours),
    kgCo2e: number(api.kg_co2e),
    planeKgCo2e: numberOrNull(compared?.plane_kg_co2e),
    carKgCo2e: numberOrNull(compared?.car_kg_co2e),
    label: textOrNull(api.label),
    modes: texts(api.modes),
    nights: wholeOrNull(api.overnight),
    note: textOrNull(api.note),
    isEstimated: flag(api.is_estimated),
    via: textOrNull(api.via),
    legs: toLegs(api.legs),
  }
}

/** Empty unless each leg has its factor: a reader could not check the sum. */
function toLegs(body: unknown): AccessLeg[] {
  const legs = list(body, toLeg)
  return legs.every((leg) => leg !== null) ? legs : []
}

function toLeg(body: unknown): AccessLeg | null {
  const api = record(body)
  const [km, kgPerKm, kgCo2e] = [api.km, api.kg_per_km, api.kg_co2e].map(numberOrNull)
  const [mode, label, source] = [text(api.mode), text(api.label), text(api.source)]
  if (km == null || kgPerKm == null || kgCo2e == null || !label) return null
  return { mode, label, km, kgPerKm, kgCo2e, source }
}

/** In the order of the ids; null for a service without the call. */
export function toCityAccess(body: unknown, ids: readonly string[]): CityAccess[] | null {
  if (body === undefined) return null
  const found = new Map(
    listOf(body, 'access').map((item) => {
      const api = record(item)
      return [id(api.expedition_id), toTrainAccess(item)]
    }),
  )
  return ids.map((expeditionId) => ({ expeditionId, access: found.get(expeditionId) ?? null }))
}
