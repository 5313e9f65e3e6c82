import { useWatched } from '#web/lib/useWatched.ts'
import { useLate } from '#web/ui/useLate.ts'

/** Subscribes to the departures of an expedition once the visitor is active, and loads the code only then. */
export function LiveDepartures({ expeditionId }: { expeditionId: string | undefined }) {
  const isWatched = useWatched()
  const Follow = useLate(isWatched, () =>
    import('#web/features/departures/FollowDepartures.tsx').then((module) => module.FollowDepartures),
  )
  return isWatched && expeditionId && Follow && <Follow expeditionId={expeditionId} />
}
