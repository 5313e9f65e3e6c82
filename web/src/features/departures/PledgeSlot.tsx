import { useMatch } from 'react-router-dom'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { useIsActive } from '#web/lib/browser/useIsActive.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useLate } from '#web/ui/useLate.ts'

/** Room for the promises of an unconfirmed departure, which are loaded once the visitor is active. */
export function PledgeSlot({ departure }: { departure: DepartureLineFragment }) {
  // The dates of a cart have no room for promises.
  const slug = useMatch(paths.expedition(':slug'))?.params.slug
  const isOffered = useFeatures().pledges === true
  const isWanted =
    isOffered && slug !== undefined && !departure.isConfirmed && departure.status !== 'CANCELED'
  // A sheet that a touch has opened waits for no further one.
  const wasActive = useHydrated() && navigator.userActivation?.hasBeenActive
  const PledgeLine = useLate((useIsActive() || wasActive) && isWanted, () =>
    import('#web/features/departures/PledgeLine.tsx').then((module) => module.PledgeLine),
  )
  return (
    isWanted && (
      <div className="min-h-19 px-4 pb-2 sm:min-h-12 noscript:hidden print:hidden">
        {PledgeLine && <PledgeLine departure={departure} slug={slug} />}
      </div>
    )
  )
}
