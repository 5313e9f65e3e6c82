import { Heart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CompareBar, CompareChoice } from '#web/features/compare/Comparison.tsx'
import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { ShareList } from '#web/features/shortlist/ShareList.tsx'
import { useAccount } from '#web/lib/account/account.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { adventures } from '#web/lib/format/format.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { paths } from '#web/lib/site/paths.ts'
import { CardSkeletons } from '#web/pages/account/CardSkeletons.tsx'
import { useFavouritesPageQuery } from '#web/pages/account/FavouritesPage.generated.ts'
import { FeedEntry } from '#web/pages/account/FeedEntry.tsx'
import { favouriteOrders, inOrder } from '#web/pages/account/favourites.rules.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { SocialLinks } from '#web/ui/SocialLinks.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'
import { useListFocus } from '#web/ui/useListFocus.ts'

export function Page() {
  const query = useFavouritesPageQuery({ fetchPolicy: 'cache-and-network' })
  const me = query.dataState === 'complete' ? query.data.me : undefined
  const expeditions = useFavouriteExpeditions(me?.favourites, query.refetch)
  const listFocus = useListFocus<HTMLDivElement>(expeditions.length)
  return (
    <Protected
      title={messages.favourites}
      intro={messages.favouritesText}
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
          {me?.favourites && expeditions.length === 0 && <NoExpedition />}
          {me?.favourites && expeditions.length > 0 && (
            <Expeditions expeditions={expeditions} listFocus={listFocus} />
          )}
          <SocialLinks className="mt-10 lg:hidden" />
        </>
      )}
    </Protected>
  )
}

/** Removes an expedition at once when its heart is cleared; requests one added elsewhere. */
function useFavouriteExpeditions(
  expeditions: readonly ExpeditionCardFragment[] | null | undefined,
  refetch: () => Promise<unknown>,
): ExpeditionCardFragment[] {
  const hearts = useFavourites()
  const { me } = useAccount()
  const isMissing = Boolean(
    expeditions && me?.favouriteIds.some((id) => !expeditions.some((expedition) => expedition.id === id)),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each missing one.
  useEffect(() => {
    if (isMissing) refetch().catch(() => undefined)
  }, [isMissing])
  // Before the account is known, no heart is: the list would be empty for a moment.
  return expeditions?.filter(({ id }) => !me || hearts.has(id)) ?? []
}

const fullRow = 4

type ExpeditionsProps = {
  expeditions: ExpeditionCardFragment[]
  listFocus: ReturnType<typeof useListFocus<HTMLDivElement>>
}

function Expeditions({ expeditions, listFocus }: ExpeditionsProps) {
  const hearts = useFavourites()
  const [order, setOrder] = useState<(typeof favouriteOrders)[number]>('latest')
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="font-semibold">
          {adventures(expeditions.length)}
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
      <h2 className="sr-only">{messages.favouriteList}</h2>
      <div {...listFocus}>
        <ExpeditionGrid
          expeditions={inOrder(expeditions, order)}
          favourites={hearts}
          UnderCard={CompareChoice}
        />
        {expeditions.length > 1 && <CompareBar />}
      </div>
      {expeditions.length < fullRow && (
        <p className="mt-8">
          <ButtonLink to={paths.catalogue}>{messages.discover}</ButtonLink>
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-start gap-x-3 gap-y-4">
        <ShareList expeditionIds={expeditions.map(({ id }) => id)} />
        <Year />
        <FeedEntry kind="FAVOURITES" />
      </div>
    </>
  )
}

/** A year of departures, which makes a call for each favourite: on request. */
function Year() {
  const { calendar } = useFeatures()
  const [isOpen, setOpen] = useState(false)
  const FavouritesYear = useOnDemand(
    isOpen,
    () => import('#web/pages/account/FavouritesYear.tsx').then((module) => module.FavouritesYear),
    () => setOpen(false),
  )
  if (!calendar) return null
  if (!isOpen || !FavouritesYear) return <Button onClick={() => setOpen(true)}>{messages.glance}</Button>
  return (
    <div className="min-w-0 basis-full">
      <FavouritesYear />
    </div>
  )
}

const NoExpedition = () => (
  <EmptyState
    icon={Heart}
    action={
      <ButtonLink to={paths.catalogue} variant="primary">
        {messages.discover}
      </ButtonLink>
    }
  >
    {messages.noFavourite} {messages.noFavouriteText}
  </EmptyState>
)
