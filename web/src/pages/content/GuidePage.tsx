import { useParams } from 'react-router-dom'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { agency } from '#web/lib/site/agency.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  GuidePageDocument,
  type GuidePageQuery,
  useGuidePageQuery,
} from '#web/pages/content/GuidePage.generated.ts'
import { languageName, ratingOf } from '#web/pages/content/guides.rules.ts'
import { messages } from '#web/pages/messages.ts'
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
  const reviews = expeditions.flatMap((expedition) =>
    (expedition.reviews?.nodes ?? []).map((review) => ({ ...review, reply: null, expedition })),
  )
  return (
    <ContentPage
      title={guide.fullName}
      intro={guide.bio ?? messages.guidesIntro}
      canonical={paths.guide(guide.slug)}
      parents={[{ label: messages.guidesTitle, to: paths.guides }]}
      photo={expeditions.find(({ coverImage }) => coverImage)?.coverImage ?? null}
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
      <dl className="mb-14 flex flex-wrap gap-x-12 gap-y-5 border-y border-line py-6">
        {factsOf(guide, expeditions).map(([label, value]) => (
          <div key={label}>
            <dt className="text-meta text-ink-2">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mb-6 text-h2">{messages.expeditionsOf(guide.fullName)}</h2>
      <ExpeditionGrid expeditions={expeditions} favourites={favourites} />
      {reviews.length > 0 && (
        <>
          <h2 className="mt-16 mb-6 text-h2">{messages.reviewsOf}</h2>
          <ReviewList reviews={reviews} isBusy={false} />
        </>
      )}
    </ContentPage>
  )
}

type Guide = NonNullable<ReturnType<typeof ledBy>[number]['guide']>

/** Only facts that the service sends. */
function factsOf({ diploma, basedIn, languages }: Guide, expeditions: ReturnType<typeof ledBy>) {
  const rating = ratingOf(expeditions)
  const facts: [label: string, value: string | null][] = [
    [messages.diploma, diploma],
    [messages.basedIn, basedIn],
    [messages.languages, languages.map(languageName).join(', ')],
    [messages.travellersSay, rating && messages.rated(rating.average, rating.count)],
  ]
  return facts.filter(([, value]) => value)
}
