import type { Database } from '#api/db/client.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { gear, gearOfActivities, singleRoom } from '#api/db/demo/options.content.ts'
import { expeditionOptions } from '#api/db/tables.ts'

type Expedition = {
  duration_days: number
  activities_name: string[]
  accommodation_types: string[]
  included: string[]
  not_included: string[]
}

type PlannedOption = {
  code: string
  label: string
  description: string
  priceCents: number
  position: number
}

/** Inserts the options of the catalogue's expeditions, whose ids are given by slug. */
export async function loadOptions(db: Database, ids: Map<string, number>): Promise<void> {
  const rows = catalogue.expeditions.flatMap((expedition) =>
    planOptions(expedition).map((option) => ({ ...option, expeditionId: ids.get(expedition.slug) ?? 0 })),
  )
  await db.insert(expeditionOptions).values(rows)
}

/** Options of an expedition, as its own texts allow: gear that it leaves out or does not include, a single room. */
export function planOptions(expedition: Expedition): PlannedOption[] {
  const { duration_days: days, included, not_included } = expedition
  const hired = gear.flatMap(({ leftOut, euros, ...option }) => {
    const line = not_included.find((text) => leftOut.test(text) && !/prêt/.test(text))
    return line === undefined ? [] : [{ ...option, euros: writtenPrice(line, days) ?? euros }]
  })
  const ofActivities = gearOfActivities.flatMap(({ activity, included: pattern, ...option }) =>
    expedition.activities_name.includes(activity) && !included.some((text) => pattern.test(text))
      ? [option]
      : [],
  )
  return [...hired, ...ofActivities, ...room(expedition)].map(({ euros, ...option }, position) => ({
    ...option,
    priceCents: euros * 100,
    position,
  }))
}

/** The price that a line gives in euros, for all days where it is by day. */
function writtenPrice(line: string, days: number): number | undefined {
  const [, euros, byDay] = /\b(\d+)\u00a0€( par jour)?/.exec(line) ?? []
  return euros === undefined ? undefined : Number(euros) * (byDay ? days : 1)
}

/** Nights in rooms: all of them, or half where others are spent elsewhere. */
function room({ accommodation_types: types, duration_days: days }: Expedition) {
  const { eurosPerNight, ...option } = singleRoom
  const isRoom = (type: string) => type === 'chambre' || type === 'hotel'
  if (!types.some(isRoom)) return []
  const nights = types.every(isRoom) ? days - 1 : Math.max(1, Math.floor((days - 1) / 2))
  return [{ ...option, euros: nights * eurosPerNight }]
}
