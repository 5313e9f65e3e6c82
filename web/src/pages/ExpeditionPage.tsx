import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { BookingBar } from '#web/features/departures/BookingBar.tsx'
import { BookingBox } from '#web/features/departures/BookingBox.tsx'
import { ExpeditionAccess } from '#web/features/details/ExpeditionAccess.tsx'
import { ExpeditionFacts } from '#web/features/details/ExpeditionFacts.tsx'
import { ExpeditionGuide } from '#web/features/details/ExpeditionGuide.tsx'
import { ExpeditionHead } from '#web/features/details/ExpeditionHead.tsx'
import { ExpeditionPriceContent, ExpeditionProgramme } from '#web/features/details/ExpeditionProgramme.tsx'
import { Gallery } from '#web/features/details/Gallery.tsx'
import { ExpeditionCard } from '#web/features/expeditions/ExpeditionCard.tsx'
import { RouteMap } from '#web/features/route/RouteMap.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { ActiveDayProvider } from '#web/lib/route/activeDay.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import {
  ExpeditionPageDocument,
  type ExpeditionPageQuery,
  useExpeditionPageQuery,
} from '#web/pages/ExpeditionPage.generated.ts'
import { expeditionJsonLd } from '#web/pages/expeditionJsonLd.ts'
import { messages } from '#web/pages/messages.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Carousel } from '#web/ui/Carousel.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Section } from '#web/ui/Section.tsx'

export const load: Load = async (client, { params }) => {
  const { data, error } = await client.query({
    query: ExpeditionPageDocument,
    variables: { slug: params.slug ?? '' },
  })
  if (!data?.expedition) throw error ?? notFound()
}

type Expedition = NonNullable<ExpeditionPageQuery['expedition']>

/** Far below the first screen: rendered by the server, and loaded by the browser after the page. */
const reviews = () => import('#web/features/reviews/ExpeditionReviews.tsx')
const questions = () => import('#web/features/questions/Questions.tsx')
const ExpeditionReviews = import.meta.env.SSR
  ? (await reviews()).ExpeditionReviews
  : lazy(() => reviews().then((module) => ({ default: module.ExpeditionReviews })))
const Questions = import.meta.env.SSR
  ? (await questions()).Questions
  : lazy(() => questions().then((module) => ({ default: module.Questions })))
const Waiting = () => <div aria-busy="true" className="skeleton h-48" />

/** Keyed by expedition: another one is another page, though only the end of the path differs. */
export function Page() {
  const { slug = '' } = useParams()
  const query = useExpeditionPageQuery({ variables: { slug } })
  const expedition = query.dataState === 'complete' ? query.data.expedition : null
  if (!expedition) return null
  const more = (after: string) => void query.fetchMore({ variables: { slug, after } })
  return (
    <div key={expedition.id} className="page pb-28 lg:pb-20">
      <Head expedition={expedition} />
      <Breadcrumb
        crumbs={[
          { label: messages.home, to: paths.home },
          { label: messages.adventures, to: paths.catalogue },
          { label: expedition.name, to: paths.expedition(expedition.slug) },
        ]}
      />
      <ExpeditionHead expedition={expedition} />
      <Suspense>
        <Gallery images={expedition.images} />
      </Suspense>
      <Body expedition={expedition} />
      <div id="avis">
        <Section title={messages.reviews} className="px-0">
          <Suspense fallback={<Waiting />}>
            <ExpeditionReviews expedition={expedition} onMore={more} isBusy={query.loading} />
          </Suspense>
        </Section>
      </div>
      <div id="questions">
        <Section title={messages.questions} intro={messages.questionsIntro} className="px-0 pt-0!">
          <Suspense fallback={<Waiting />}>
            <Questions expedition={expedition} />
          </Suspense>
        </Section>
      </div>
      <Similar expedition={expedition} />
      <BookingBar expedition={expedition} hasDates={expedition.departures?.length !== 0} />
    </div>
  )
}

function Head({ expedition }: { expedition: Expedition }) {
  const siteUrl = useSiteUrl()
  return (
    <>
      <PageHead
        title={expedition.name}
        description={expedition.summary}
        canonical={paths.expedition(expedition.slug)}
        image={expedition.coverImage}
        type="product"
      />
      <JsonLd
        key={expedition.id}
        data={import.meta.env.SSR ? expeditionJsonLd(expedition, siteUrl) : undefined}
      />
    </>
  )
}

function Body({ expedition }: { expedition: Expedition }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-9 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
      <ActiveDayProvider>
        <h2 className="max-w-[30ch] text-h2">{expedition.summary}</h2>
        <ExpeditionFacts expedition={expedition} />
        <p className="text-prose whitespace-pre-line">{expedition.description}</p>
        {expedition.guide && <ExpeditionGuide guide={expedition.guide} />}
        <Suspense>
          <ExpeditionProgramme expedition={expedition} />
          <ExpeditionPriceContent expedition={expedition} />
        </Suspense>
        <Suspense>
          <RouteMap expedition={expedition} />
          <ExpeditionAccess expedition={expedition} />
        </Suspense>
      </ActiveDayProvider>
      <Suspense>
        <BookingBox expedition={expedition} departures={expedition.departures} />
      </Suspense>
    </div>
  )
}

function Similar({ expedition }: { expedition: Expedition }) {
  const favourites = useFavourites()
  if (!expedition.similarExpeditions || expedition.similarExpeditions.length === 0) return null
  return (
    <Section title={messages.similar} className="px-0">
      <Carousel label={messages.similar}>
        {expedition.similarExpeditions.map((similar) => (
          <li key={similar.id}>
            <ExpeditionCard expedition={similar} favourites={favourites} isCompact />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
