import { TripGrid } from '#web/features/trips/TripGrid.tsx'
import { useFavourites } from '#web/lib/favourites.tsx'
import { adventures } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { useFavouritesPageQuery } from '#web/pages/account/FavouritesPage.generated.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export function Page() {
  const hearts = useFavourites()
  const query = useFavouritesPageQuery({ fetchPolicy: 'cache-and-network' })
  const me = query.dataState === 'complete' ? query.data.me : undefined
  // One whose heart has just been emptied goes at once.
  const trips = me?.favourites?.filter(({ id }) => hearts.has(id))
  return (
    <Protected
      title={messages.favourites}
      intro={messages.favouritesTold}
      canonical={paths.favourites}
      me={me}
      hasFailed={Boolean(query.error)}
    >
      {() =>
        !trips || trips.length > 0 ? (
          <>
            <p className="mb-6 font-semibold">{trips ? adventures(trips.length) : messages.failed}</p>
            <TripGrid trips={trips ?? []} favourites={hearts} />
          </>
        ) : (
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
      }
    </Protected>
  )
}
