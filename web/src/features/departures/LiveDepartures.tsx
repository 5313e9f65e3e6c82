import { useWatched } from '#web/lib/useWatched.ts'
import { useLate } from '#web/ui/useLate.ts'

/** Follows the departures of a trip once somebody is seen to look at the page, and loads what that takes only then. */
export function LiveDepartures({ expeditionId }: { expeditionId: string | undefined }) {
  const isWatched = useWatched()
  const Follow = useLate(isWatched, () =>
    import('#web/features/departures/FollowDepartures.tsx').then((module) => module.FollowDepartures),
  )
  return isWatched && expeditionId && Follow && <Follow expeditionId={expeditionId} />
}
