import { useParams } from 'react-router-dom'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { agency } from '#web/lib/site/agency.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  GuidePageDocument,
  type GuidePageQuery,
  useGuidePageQuery,
} from '#web/pages/content/GuidePage.generated.ts'
import { languageName } from '#web/pages/content/guides.rules.ts'
import { messages } from '#web/pages/messages.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'

/** The words of the path search expeditions by guide; the slug then selects the guide's. */
const variablesOf = (slug = '') => ({ words: slug.replaceAll('-', ' ') })

const ledBy = (data: GuidePageQuery | undefined, slug: string | undefined) =>
  (data?.expeditions?.nodes ?? []).filter(({ guide }) => guide?.slug === slug)

export const load: Load = async (graph, { params: { slug } }) => {
  const { data, error } = await graph.query({ query: GuidePageDocument, variables: variablesOf(slug) })
  if (ledBy(data, slug).length === 0) throw data?.expeditions ? notFound() : (error ?? notFound())
}

export function Page() {
  const { slug } = useParams()
  const favourites = useFavourites()
  const query = useGuidePageQuery({ variables: variablesOf(slug) })
  const expeditions = ledBy(query.dataState === 'complete' ? query.data : undefined, slug)
  const guide = expeditions[0]?.guide
  if (!guide) return null
  return (
    <ContentPage
      title={guide.fullName}
      intro={guide.bio ?? messages.guidesIntro}
      canonical={paths.guide(guide.slug)}
      parents={[{ label: messages.guidesTitle, to: paths.guides }]}
    >
      <JsonLd
        data={{
          '@type': 'Person',
          name: guide.fullName,
          jobTitle: guide.diploma,
          description: guide.bio,
          worksFor: { '@type': 'TravelAgency', name: agency.name },
        }}
      />
      <div className="mb-12 flex max-w-prose flex-wrap items-center gap-5 rounded-lg bg-sand p-6">
        <Avatar name={guide.fullName} className="size-20" />
        <div className="min-w-0 flex-[1_1_14rem]">
          {guide.diploma && <p className="font-semibold">{guide.diploma}</p>}
          {guide.basedIn && <p className="text-ink-2">{guide.basedIn}</p>}
          {guide.languages.length > 0 && (
            <p className="text-ink-2">{messages.speaks(guide.languages.map(languageName))}</p>
          )}
        </div>
      </div>
      <h2 className="mb-6 text-h2">{messages.expeditionsOf(guide.fullName)}</h2>
      <ExpeditionGrid expeditions={expeditions} favourites={favourites} />
    </ContentPage>
  )
}
