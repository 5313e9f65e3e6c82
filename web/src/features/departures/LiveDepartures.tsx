import { useIsActive } from '#web/lib/browser/useIsActive.ts'
import { useLate } from '#web/ui/useLate.ts'

/** Subscribes to the departures of an expedition once the visitor is active, and loads the code only then. */
export function LiveDepartures({ expeditionId }: { expeditionId: string | undefined }) {
  const isActive = useIsActive()
  const Follow = useLate(isActive, () =>
    import('#web/features/departures/FollowDepartures.tsx').then((module) => module.FollowDepartures),
  )
  return isActive && expeditionId && Follow && <Follow expeditionId={expeditionId} />
}
