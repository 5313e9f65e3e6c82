import { useDepartureAvailabilitySubscription } from '#web/features/departures/DepartureAvailability.generated.ts'
import { useWatched } from '#web/lib/useWatched.ts'

/** Places, prices and states as they change: what comes goes into the cache, from which the page takes it. */
export function useDepartureAvailability(expeditionId: string | undefined): void {
  const isWatched = useWatched()
  useDepartureAvailabilitySubscription({
    variables: { expeditionId: expeditionId ?? '' },
    skip: !isWatched || !expeditionId,
  })
}
