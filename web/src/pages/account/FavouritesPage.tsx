import { useEffect, useState } from 'react'
import { TripGrid } from '#web/features/trips/TripGrid.tsx'
import { useAccount } from '#web/lib/account.tsx'
import { useFavourites } from '#web/lib/favourites.tsx'
import { adventures } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { CardSkeletons } from '#web/pages/account/CardSkeletons.tsx'
import type { ComparedTrip } from '#web/pages/account/Compare.tsx'
import { CompareChoice, choiceId } from '#web/pages/account/CompareChoice.tsx'
import { useFavouritesPageQuery } from '#web/pages/account/FavouritesPage.generated.ts'
import { favouriteOrders, inOrder, maxCompared } from '#web/pages/account/favourites.rules.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { useCompared } from '#web/pages/account/useCompared.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { SocialLinks } from '#web/ui/SocialLinks.tsx'
import { useKeptFocus } from '#web/ui/useKeptFocus.ts'

export function Page() {
  const query = useFavouritesPageQuery({ fetchPolicy: 'cache-and-network' })
  const me = query.dataState === 'complete' ? query.data.me : undefined
  const trips = useKeptTrips(me?.favourites, query.refetch)
  const keptFocus = useKeptFocus<HTMLDivElement>(trips.length)
  return (
    <Protected
      title={messages.favourites}
      intro={messages.favouritesTold}
      canonical={paths.favourites}
      me={me}
      query={query}
      skeleton={<CardSkeletons />}
    >
      {() => (
        <>
          {me?.favourites === null && (
            <LoadFailure onRetry={query.refetch}>{messages.failedQuietly}</LoadFailure>
          )}
          {me?.favourites && trips.length === 0 && <NoTrip />}
          {me?.favourites && trips.length > 0 && <Trips trips={trips} keptFocus={keptFocus} />}
          <SocialLinks className="mt-10 lg:hidden" />
        </>
      )}
    </Protected>
  )
}

/** One whose heart has just been emptied goes at once; one kept elsewhere is asked for. */
function useKeptTrips(
  trips: readonly ComparedTrip[] | null | undefined,
  refetch: () => Promise<unknown>,
): ComparedTrip[] {
  const hearts = useFavourites()
  const { me } = useAccount()
  const isMissing = Boolean(trips && me?.favouriteIds.some((id) => !trips.some((trip) => trip.id === id)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time one is missing.
  useEffect(() => {
    if (isMissing) refetch().catch(() => undefined)
  }, [isMissing])
  return trips?.filter(({ id }) => hearts.has(id)) ?? []
}

type TripsProps = { trips: ComparedTrip[]; keptFocus: ReturnType<typeof useKeptFocus<HTMLDivElement>> }

function Trips({ trips, keptFocus }: TripsProps) {
  const hearts = useFavourites()
  const [order, setOrder] = useState<(typeof favouriteOrders)[number]>('latest')
  const { compared, Compare, toggle } = useCompared(trips)
  const isFull = compared.length >= maxCompared
  // The table goes with the second trip: the focus returns to where that trip was chosen.
  const remove = (id: string) => {
    toggle(id)
    if (compared.length === 2) document.getElementById(choiceId(id))?.focus()
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="font-semibold">
          {adventures(trips.length)}
        </p>
        <fieldset aria-label={messages.sort} className="flex gap-2">
          {favouriteOrders.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === order}
              onClick={() => setOrder(each)}
              className="min-h-11 rounded-full px-4 font-semibold shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] aria-pressed:bg-ink aria-pressed:text-white"
            >
              {messages.orders[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <p role="status" className="mb-4 min-h-6 text-ink-2">
        {compared.length > 0 && messages.compared(compared.length, isFull)}{' '}
        {compared.length > 1 && (
          <a href="#comparaison" className="link">
            {messages.toComparison}
          </a>
        )}
      </p>
      <div {...keptFocus}>
        <TripGrid
          trips={inOrder(trips, order)}
          favourites={hearts}
          underCard={({ id, name }) => (
            <CompareChoice
              id={id}
              trip={name}
              isChosen={compared.some((trip) => trip.id === id)}
              isFull={isFull}
              onToggle={() => toggle(id)}
            />
          )}
        />
      </div>
      {Compare && compared.length > 1 && <Compare trips={compared} onRemove={remove} />}
    </>
  )
}

const NoTrip = () => (
  <EmptyState
    action={
      <ButtonLink to={paths.catalogue} variant="primary">
        {messages.discover}
      </ButtonLink>
    }
  >
    {messages.noFavourite} {messages.noFavouriteTold}
  </EmptyState>
)
