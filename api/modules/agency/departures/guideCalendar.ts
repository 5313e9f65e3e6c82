import type { Database } from '#api/db/client.ts'
import {
  bySoonest,
  type Clash,
  type Days,
  type Engagement,
  findEngagements,
  type Guide,
  lockedGuides,
} from '#api/modules/agency/departures/guide.repository.ts'
import { overlapping } from '#api/modules/agency/departures/series.domain.ts'

export type LedDeparture = Days & { id: number; guideId: number | null }

/** Guides under their lock, with their days while departures are given to them one after the other. */
export type GuideCalendar = {
  guides: ReadonlyMap<number, Guide>
  /** Other engagements of its guide on the days of a departure, soonest first. */
  findClashes: (departure: LedDeparture) => Clash[]
  /** Enters a departure as it is from now on. */
  enter: (departure: LedDeparture, expeditionName: string) => void
}

/** Locks the guides of departures in the order of their ids. New departures are on no day until they are entered. */
export async function lockCalendar(
  tx: Database,
  inputs: readonly LedDeparture[],
  added: ReadonlySet<number>,
): Promise<GuideCalendar> {
  const ids = [...new Set(inputs.flatMap(({ guideId }) => guideId ?? []))]
  const locked = ids.length > 0 ? await lockedGuides(tx, ids) : []
  const stored = locked.length > 0 ? await findEngagements(tx, ids, toSpan(inputs)) : []
  const absences = stored.filter(({ departureId }) => departureId === null)
  const led = new Map<number, Engagement>()
  for (const each of stored)
    if (each.departureId !== null && !added.has(each.departureId)) led.set(each.departureId, each)

  return {
    guides: new Map(locked.map((guide) => [guide.id, guide])),
    findClashes: (departure) =>
      overlapping(departure, [...led.values(), ...absences])
        .filter(({ guideId, departureId }) => guideId === departure.guideId && departureId !== departure.id)
        .toSorted(bySoonest)
        .map(({ startOn, endOn, expeditionName }) => ({ startOn, endOn, expeditionName })),
    enter: ({ id, guideId, startOn, endOn }, expeditionName) => {
      led.delete(id)
      if (guideId !== null) led.set(id, { guideId, departureId: id, startOn, endOn, expeditionName })
    },
  }
}

const toSpan = (values: readonly Days[]): Days => ({
  startOn: values.map(({ startOn }) => startOn).reduce((one, other) => (one < other ? one : other)),
  endOn: values.map(({ endOn }) => endOn).reduce((one, other) => (one > other ? one : other)),
})
