import { useIsActive } from '#web/lib/browser/useIsActive.ts'
import { useLate } from '#web/ui/useLate.ts'

/** Follows the places of the trips in view once the visitor is active, and loads the code only then. */
export function LivePlaces() {
  const isActive = useIsActive()
  const Follow = useLate(isActive, () =>
    import('#web/features/departures/live/FollowPlaces.tsx').then((module) => module.FollowPlaces),
  )
  return isActive && Follow && <Follow />
}
