import { Link, useParams } from 'react-router-dom'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { GuideDepartures } from '#web/pages/content/GuideDepartures.tsx'
import {
  GuidePageDocument,
  type GuidePageQuery,
  useGuidePageQuery,
} from '#web/pages/content/GuidePage.generated.ts'
import { Voice } from '#web/pages/content/GuideProfile.tsx'
import { guidesCopy } from '#web/pages/content/guides.content.ts'
import { languageName, ledNext, toRating } from '#web/pages/content/guides.rules.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { GuideAvatar } from '#web/ui/guide/GuideAvatar.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'

const mostDepartures = 6

/** The words of the path search expeditions by guide; the slug then selects the guide's. */
const toVariables = (slug = '') => ({ words: slug.replaceAll('-', ' ') })

const ledBy = (data: GuidePageQuery | undefined, slug: string | undefined) =>
  (data?.expeditions?.nodes ?? []).filter(({ guide }) => guide?.slug === slug)

export const load: Load = async (graph, { params: { slug } }) => {
  const { data, error } = await graph.query({ query: GuidePageDocument, variables: toVariables(slug) })
  if (ledBy(data, slug).length === 0) throw data?.expeditions ? notFound() : (error ?? notFound())
}

export function Page() {
  const { slug } = useParams()
  const favourites = useFavourites()
  const query = useGuidePageQuery({ variables: toVariables(slug) })
  const expeditions = ledBy(query.dataState === 'complete' ? query.data : undefined, slug)
  const guide = expeditions[0]?.guide
  if (!guide) return null
  const [firstName = ''] = guide.fullName.split(' ')
  return (
    <ContentPage
      title={guide.fullName}
      intro={guide.bio ?? guidesCopy.intro}
      canonical={paths.guide(guide.slug)}
      parents={[{ label: guidesCopy.title, to: paths.guides }]}
      beside={guide.quote && <Portrait guide={guide} />}
    >
      <Structured guide={guide} />
      <dl className="mb-14 flex flex-wrap gap-x-12 gap-y-5 border-y border-line py-6">
        {listFacts(guide, expeditions).map(([label, value]) => (
          <div key={label}>
            <dt className="text-meta text-ink-2">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <GuideDepartures firstName={firstName} lines={ledNext(expeditions, guide.slug, mostDepartures)} />
      <h2 className="mb-6 text-h2">{guidesCopy.expeditions(firstName)}</h2>
      <ExpeditionGrid expeditions={expeditions} favourites={favourites} />
      <Said expeditions={expeditions} />
      <Ask firstName={firstName} expeditions={expeditions} />
    </ContentPage>
  )
}

/** The guide's sentence, beside a drawing in place of a face. */
const Portrait = ({ guide }: { guide: Guide }) => (
  <figure className="flex flex-wrap items-center gap-x-9 gap-y-6 rounded-xl bg-pine-50 p-7 lg:p-10">
    <GuideAvatar guide={guide} className="size-24 lg:size-44" />
    <Voice guide={guide} className="min-w-[14rem] flex-1 text-[1.375rem] lg:text-[1.75rem]" />
  </figure>
)

function Structured({ guide }: { guide: Guide }) {
  const agency = useAgency()
  return (
    <JsonLd
      data={{
        '@type': 'Person',
        name: guide.fullName,
        jobTitle: guide.diploma,
        description: guide.bio,
        worksFor: { '@type': 'TravelAgency', name: agency.name },
      }}
    />
  )
}

type Expeditions = ReturnType<typeof ledBy>

function Said({ expeditions }: { expeditions: Expeditions }) {
  const reviews = expeditions.flatMap((expedition) =>
    (expedition.reviews?.nodes ?? []).map((review) => ({ ...review, reply: null, expedition })),
  )
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="de-retour" className="mt-16">
      <h2 id="de-retour" className="mb-6 text-h2">
        {guidesCopy.reviews}
      </h2>
      <ReviewList reviews={reviews} isBusy={false} />
      <p className="mt-8">
        <Link to={paths.reviews} className="link inline-flex min-h-11 items-center">
          {guidesCopy.allReviews}
        </Link>
      </p>
    </section>
  )
}

/** Links to the questions of each expedition, where its guide or the agency replies. */
const Ask = ({ firstName, expeditions }: { firstName: string; expeditions: Expeditions }) => (
  <section aria-labelledby="demander" className="mt-16 rounded-xl bg-sand p-7 lg:p-10">
    <h2 id="demander" className="text-h2">
      {guidesCopy.ask(firstName)}
    </h2>
    <p className="mt-2 max-w-prose text-ink-2">{guidesCopy.askText(firstName)}</p>
    <div className="mt-5 flex flex-wrap gap-3">
      {expeditions.map(({ id, slug, name }) => (
        <ButtonLink
          key={id}
          to={`${paths.expedition(slug)}#questions`}
          className="text-center whitespace-normal! py-3"
        >
          {guidesCopy.askOn(name)}
        </ButtonLink>
      ))}
    </div>
  </section>
)

type Guide = NonNullable<ReturnType<typeof ledBy>[number]['guide']>

/** Only facts that the service sends. */
function listFacts({ diploma, basedIn, languages, departuresLed }: Guide, expeditions: Expeditions) {
  const rating = toRating(expeditions)
  const facts: [label: string, value: string | null][] = [
    [guidesCopy.diploma, diploma],
    [guidesCopy.basedIn, basedIn],
    [guidesCopy.languages, languages.map(languageName).join(', ')],
    [guidesCopy.onTheRoad, departuresLed ? guidesCopy.ledWithUs(departuresLed) : null],
    [guidesCopy.travellersSay, rating && guidesCopy.rated(rating.average, rating.count)],
  ]
  return facts.filter(([, value]) => value)
}
