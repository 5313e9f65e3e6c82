import { useParams } from 'react-router-dom'
import { readSearch } from '#web/features/search/searchState.ts'
import { presetOf } from '#web/features/search/searchVariables.ts'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'
import { loadSearch } from '#web/pages/browse.ts'
import { messages } from '#web/pages/messages.ts'
import { ThemePageDocument, type ThemePageQuery, useThemePageQuery } from '#web/pages/ThemePage.generated.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Picture } from '#web/ui/Picture.tsx'

type Theme = NonNullable<ThemePageQuery['theme']>

export const load: Load = async (graph, { params, request }) => {
  const { data, error } = await graph.query({
    query: ThemePageDocument,
    variables: { path: params['*'] ?? '' },
  })
  if (!data?.theme) throw error ?? notFound()
  await loadSearch(graph, readSearch(new URL(request.url).searchParams, presetOf(data.theme.filter)))
}

export function Page() {
  const { '*': path = '' } = useParams()
  const query = useThemePageQuery({ variables: { path } })
  const theme = query.dataState === 'complete' ? query.data.theme : null
  return theme && <ThemeExpeditions theme={theme} />
}

/** Title and text stay while filters change. */
function ThemeExpeditions({ theme }: { theme: Theme }) {
  const here = paths.theme(theme.path)
  const place = useSearchState(here, presetOf(theme.filter))
  return (
    <div className="page pb-20">
      <PageHead
        title={theme.name}
        description={theme.intro ?? messages.themesDescription}
        canonical={here}
        image={theme.bannerImage}
      />
      <Breadcrumb
        crumbs={[
          { label: messages.home, to: paths.home },
          { label: messages.themes, to: paths.themes },
          { label: theme.name, to: here },
        ]}
      />
      <div className="relative isolate mb-6 flex min-h-[220px] items-end overflow-hidden rounded-xl bg-pine-800 p-6 text-white lg:min-h-[280px] lg:p-10">
        {theme.bannerImage && (
          <div className="absolute inset-0 -z-2">
            <Picture image={theme.bannerImage} alt="" sizes="(min-width:85rem) 1280px,94vw" isPriority />
          </div>
        )}
        <div className="absolute inset-0 -z-1 bg-[linear-gradient(0deg,rgb(9_30_25/.9),rgb(9_30_25/.6)_60%,rgb(9_30_25/.25))]" />
        <div>
          <h1 tabIndex={-1} className="text-h1">
            {theme.name}
          </h1>
          {theme.intro && <p className="mt-3 max-w-prose text-lede">{theme.intro}</p>}
        </div>
      </div>
      <BrowseExpeditions place={place} />
    </div>
  )
}
