import { useParams } from 'react-router-dom'
import { readSearch } from '#web/features/search/searchState.ts'
import { toPreset } from '#web/features/search/searchVariables.ts'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'
import { loadSearch } from '#web/pages/browse.ts'
import { messages } from '#web/pages/messages.ts'
import { ThemePageDocument, type ThemePageQuery, useThemePageQuery } from '#web/pages/ThemePage.generated.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'

type Theme = NonNullable<ThemePageQuery['theme']>

export const load: Load = async (graph, { params, request }) => {
  const { data, error } = await graph.query({
    query: ThemePageDocument,
    variables: { path: params['*'] ?? '' },
  })
  if (!data?.theme) throw error ?? notFound()
  await loadSearch(graph, readSearch(new URL(request.url).searchParams, toPreset(data.theme.filter)))
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
  const place = useSearchState(here, toPreset(theme.filter))
  return (
    <ContentPage
      title={theme.name}
      intro={theme.intro ?? messages.themesDescription}
      canonical={here}
      parents={[{ label: messages.themes, to: paths.themes }]}
      photo={theme.bannerImage}
      isLow
    >
      <BrowseExpeditions place={place} />
    </ContentPage>
  )
}
