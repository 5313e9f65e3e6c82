import { useDepartureAvailabilitySubscription } from '#web/features/departures/DepartureAvailability.generated.ts'

/** Places, prices and states as they change: what comes goes into the cache, from which the page takes it. */
export function FollowDepartures({ expeditionId }: { expeditionId: string }) {
  useDepartureAvailabilitySubscription({ variables: { expeditionId } })
  return null
}
