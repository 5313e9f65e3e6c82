import { useMemo } from 'react'
import { YearGlance } from '#web/features/calendar/YearGlance.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { useFavouritesYearQuery } from '#web/pages/account/FavouritesYear.generated.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { messages as uiMessages } from '#web/ui/messages.ts'

/** The departures of the favourites by week, read when they are opened. */
export function FavouritesYear() {
  const query = useFavouritesYearQuery()
  const hearts = useFavourites()
  const found = query.dataState === 'complete' ? query.data.me?.favourites : undefined
  const trips = useMemo(
    () =>
      (found ?? []).flatMap(({ id, slug, name, departures }) =>
        hearts.has(id) && departures && departures.length > 0
          ? [{ slug, name, to: paths.expedition(slug), departures }]
          : [],
      ),
    [found, hearts],
  )
  if (!found && !query.loading)
    return (
      <div role="status" className="mt-8 flex flex-wrap items-center gap-4">
        <p>{messages.failedQuietly}</p>
        <Button onClick={() => void query.refetch()}>{uiMessages.retry}</Button>
      </div>
    )
  if (!found) return <div className="skeleton h-60" aria-busy="true" />
  if (trips.length === 0) return <p className="mt-8 text-ink-2">{messages.noDeparture}</p>
  return <YearGlance trips={trips} />
}
