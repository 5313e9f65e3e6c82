import { availableCount, isFuture, type PlaceFacts } from '#api/modules/departures/departures.domain.ts'
import type { OctoAvailability } from '#api/modules/octo/octo.types.ts'
import type { Party } from '#api/modules/octo/units.domain.ts'

type AvailabilityStatus = OctoAvailability['status']

/** Fields of a departure that decide on its sale. Holds that have lapsed are not counted. */
export type Places = PlaceFacts & { startOn: string; heldCount: number }

/** Places that can be sold; none where the departure is not on sale. */
export const toVacancies = (places: Places, today: string): number =>
  isFuture(places, today) ? availableCount(places) : 0

const isOnSale = ({ startOn, canceledAt, salesClosedAt }: Places, today: string): boolean =>
  isFuture({ startOn }, today) && !canceledAt && !salesClosedAt

/** The status for a party, or for anybody: under half of the places left is LIMITED. */
export function toStatus(places: Places, today: string, party?: Party): AvailabilityStatus {
  if (!isOnSale(places, today)) return 'CLOSED'
  const vacancies = toVacancies(places, today)
  if (vacancies === 0 || (party && !mayBook(party, vacancies))) return 'SOLD_OUT'
  return 2 * vacancies < places.capacity ? 'LIMITED' : 'AVAILABLE'
}

const mayBook = ({ quantity, isAllowed }: Party, vacancies: number): boolean =>
  isAllowed && quantity <= vacancies

export const isAvailable = (status: AvailabilityStatus): boolean =>
  status === 'AVAILABLE' || status === 'LIMITED'

/** The departure that stands for its first day: the one with most places, where several leave on it. */
function departureOfDay<Departure extends Places & { id: number }>(
  departures: Departure[],
  today: string,
): Departure | undefined {
  return departures.toSorted(
    (one, other) => toVacancies(other, today) - toVacancies(one, today) || one.id - other.id,
  )[0]
}

/** One departure for each first day, soonest first. */
export function departuresByDay<Departure extends Places & { id: number }>(
  departures: Departure[],
  today: string,
): Map<string, Departure> {
  const days = Map.groupBy(departures, ({ startOn }) => startOn)
  return new Map(
    [...days.keys()].toSorted().flatMap((day) => {
      const departure = departureOfDay(days.get(day) ?? [], today)
      return departure ? [[day, departure]] : []
    }),
  )
}
