import { useParams } from 'react-router-dom'
import { TripGrid } from '#web/features/trips/TripGrid.tsx'
import { useFavourites } from '#web/lib/favourites.tsx'
import { adventures } from '#web/lib/format.ts'
import type { ExpeditionFilter } from '#web/lib/graph.generated.ts'
import { type Load, notFound } from '#web/lib/load.ts'
import { paths } from '#web/lib/paths.ts'
import { messages } from '#web/pages/messages.ts'
import {
  ThemePageDocument,
  type ThemePageQuery,
  ThemeTripsDocument,
  useThemePageQuery,
  useThemeTripsQuery,
} from '#web/pages/ThemePage.generated.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'

type Theme = NonNullable<ThemePageQuery['theme']>

/** What a theme stands for, as the catalogue is asked. */
const filterOf = ({ filter }: Theme): ExpeditionFilter => ({
  activities: filter?.activities ?? [],
  countries: filter?.countries ?? [],
  region: filter?.region ?? null,
  types: filter?.type ? [filter.type] : [],
  vacation: filter?.vacation ?? null,
  familyFriendly: filter?.familyFriendly ?? null,
})

export const load: Load = async (client, { params }) => {
  const { data, error } = await client.query({
    query: ThemePageDocument,
    variables: { path: params['*'] ?? '' },
  })
  if (!data?.theme) throw error ?? notFound()
  await client.query({ query: ThemeTripsDocument, variables: { filter: filterOf(data.theme) } })
}

export function Page() {
  const { '*': path = '' } = useParams()
  const query = useThemePageQuery({ variables: { path } })
  const theme = query.dataState === 'complete' ? query.data.theme : null
  return theme && <ThemeTrips theme={theme} />
}

function ThemeTrips({ theme }: { theme: Theme }) {
  const favourites = useFavourites()
  const query = useThemeTripsQuery({ variables: { filter: filterOf(theme) } })
  const result = query.dataState === 'complete' ? query.data.expeditions : null
  return (
    <div className="page pb-20">
      <PageHead
        title={theme.name}
        description={theme.intro ?? messages.themesDescription}
        canonical={paths.theme(theme.path)}
        image={theme.bannerImage}
      />
      <Breadcrumb
        crumbs={[
          { label: messages.home, to: paths.home },
          { label: messages.themes, to: paths.themes },
          { label: theme.name, to: paths.theme(theme.path) },
        ]}
      />
      <h1 tabIndex={-1} className="text-h1">
        {theme.name}
      </h1>
      {theme.intro && <p className="mt-4 max-w-prose text-lede text-ink-2">{theme.intro}</p>}
      {result ? (
        <>
          <p className="my-6 font-semibold">{adventures(result.totalCount)}</p>
          <TripGrid trips={result.nodes} favourites={favourites} priorityCount={3} />
        </>
      ) : (
        <p className="mt-6 text-ink-2">{messages.unavailable}</p>
      )}
    </div>
  )
}
