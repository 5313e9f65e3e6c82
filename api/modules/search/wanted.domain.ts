import { type DepartureFacts, isBookable, isConfirmed } from '#api/modules/departures/departures.domain.ts'
import { vacationsAround } from '#api/modules/search/holidays.domain.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'

/** The conditions that one and the same departure must meet. */
export type Wanted = Pick<SearchQuery, 'start' | 'end' | 'vacations' | 'zone' | 'isConfirmed'>

export function wantsDepartures({ start, end, vacations, isConfirmed: isSure }: Wanted): boolean {
  return start !== null || end !== null || vacations.length > 0 || isSure
}

/** Bookable, and within everything the search says of departures: the rule that the bits of the search compute at scale. */
export function isWanted(
  departure: DepartureFacts & { endOn: string },
  wanted: Wanted,
  today: string,
): boolean {
  const { startOn, endOn } = departure
  return (
    isBookable(departure, today) &&
    startOn >= (wanted.start ?? startOn) &&
    endOn <= (wanted.end ?? endOn) &&
    (!wanted.isConfirmed || isConfirmed(departure)) &&
    fitsVacations({ since: startOn, until: endOn }, wanted)
  )
}

function fitsVacations(trip: { since: string; until: string }, { vacations, zone }: Wanted): boolean {
  if (vacations.length === 0) return true
  return vacationsAround(trip).some(
    (around) => vacations.includes(around.vacation) && (zone === null || zone === around.zone),
  )
}
