import type { Database } from '#api/db/client.ts'
import plans from '#api/db/demo/days.json' with { type: 'json' }
import lands from '#api/db/demo/lands.json' with { type: 'json' }
import { expeditionDays } from '#api/db/tables.ts'
import type { LandPolygon, Place, Surroundings } from '#api/modules/expeditions/route.contract.ts'

type Plan = (typeof plans)[keyof typeof plans]

const planBySlug = new Map<string, Plan>(Object.entries(plans))

export async function loadDays(db: Database, ids: Map<string, number>): Promise<void> {
  await db
    .insert(expeditionDays)
    .values([...ids].flatMap(([slug, expeditionId]) => toDays(slug).map((day) => ({ ...day, expeditionId }))))
}

/** Days of a demonstration expedition, without its id; none when the data has none. */
function toDays(slug: string) {
  return (planBySlug.get(slug)?.days ?? []).map(
    ({ ascent_m: ascentM, descent_m: descentM, high_point_m: highPointM, track, ...day }) => ({
      ...day,
      ascentM,
      descentM,
      highPointM,
      track: track.length > 0 ? track : null,
    }),
  )
}

type Around = { land: LandPolygon[] } & Surroundings

const aroundBySlug = new Map(Object.entries<Around>(lands))

/** Land, waters and towns around a route; `npm run lands` writes them. */
export function findSurroundings(slug: string): {
  land: LandPolygon[] | null
  surroundings: Surroundings | null
} {
  const around = aroundBySlug.get(slug)
  if (!around) return { land: null, surroundings: null }
  const { land, ...surroundings } = around
  return { land: land.length > 0 ? land : null, surroundings }
}

export function listPlaces(slug: string): Place[] {
  return (planBySlug.get(slug)?.places ?? []).map(({ name, kind, lon, lat, ele }) => ({
    label: name,
    kind,
    lon,
    lat,
    elevationM: ele,
  }))
}
