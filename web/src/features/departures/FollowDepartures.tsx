import { useDepartureAvailabilitySubscription } from '#web/features/departures/DepartureAvailability.generated.ts'

/** Writes changes of places, prices and states to the cache, from which the page reads. */
export function FollowDepartures({ expeditionId }: { expeditionId: string }) {
  useDepartureAvailabilitySubscription({ variables: { expeditionId } })
  return null
}
