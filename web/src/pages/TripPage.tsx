import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { BookingBar } from '#web/features/departures/BookingBar.tsx'
import { BookingBox } from '#web/features/departures/BookingBox.tsx'
import { Gallery } from '#web/features/details/Gallery.tsx'
import { TripAccess } from '#web/features/details/TripAccess.tsx'
import { TripFacts } from '#web/features/details/TripFacts.tsx'
import { TripGuide } from '#web/features/details/TripGuide.tsx'
import { TripHead } from '#web/features/details/TripHead.tsx'
import { TripPriceContent, TripProgramme } from '#web/features/details/TripProgramme.tsx'
import { RouteMap } from '#web/features/route/RouteMap.tsx'
import { TripCard } from '#web/features/trips/TripCard.tsx'
import { ActiveDayProvider } from '#web/lib/activeDay.tsx'
import { useFavourites } from '#web/lib/favourites.tsx'
import { type Load, notFound } from '#web/lib/load.ts'
import { paths } from '#web/lib/paths.ts'
import { useSiteUrl } from '#web/lib/siteUrl.tsx'
import { messages } from '#web/pages/messages.ts'
import { TripPageDocument, type TripPageQuery, useTripPageQuery } from '#web/pages/TripPage.generated.ts'
import { tripJsonLd } from '#web/pages/tripJsonLd.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Carousel } from '#web/ui/Carousel.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Section } from '#web/ui/Section.tsx'

export const load: Load = async (client, { params }) => {
  const { data, error } = await client.query({
    query: TripPageDocument,
    variables: { slug: params.slug ?? '' },
  })
  if (!data?.expedition) throw error ?? notFound()
}

type Trip = NonNullable<TripPageQuery['expedition']>

/** Far below the first screen: the server renders them, the browser loads their code after that of the page. */
const reviews = () => import('#web/features/reviews/TripReviews.tsx')
const questions = () => import('#web/features/questions/Questions.tsx')
const TripReviews = import.meta.env.SSR
  ? (await reviews()).TripReviews
  : lazy(() => reviews().then((module) => ({ default: module.TripReviews })))
const Questions = import.meta.env.SSR
  ? (await questions()).Questions
  : lazy(() => questions().then((module) => ({ default: module.Questions })))
const Waiting = () => <div aria-busy="true" className="skeleton h-48" />

/** Another trip is another page, though its address differs by its end alone. */
export function Page() {
  const { slug = '' } = useParams()
  const query = useTripPageQuery({ variables: { slug } })
  const trip = query.dataState === 'complete' ? query.data.expedition : null
  if (!trip) return null
  const more = (after: string) => void query.fetchMore({ variables: { slug, after } })
  return (
    <div key={trip.id} className="page pb-28 lg:pb-20">
      <Head trip={trip} />
      <Breadcrumb
        crumbs={[
          { label: messages.home, to: paths.home },
          { label: messages.adventures, to: paths.catalogue },
          { label: trip.name, to: paths.trip(trip.slug) },
        ]}
      />
      <TripHead trip={trip} />
      <Suspense>
        <Gallery images={trip.images} />
      </Suspense>
      <Body trip={trip} />
      <div id="avis">
        <Section title={messages.reviews} className="px-0">
          <Suspense fallback={<Waiting />}>
            <TripReviews trip={trip} onMore={more} isBusy={query.loading} />
          </Suspense>
        </Section>
      </div>
      <div id="questions">
        <Section title={messages.questions} intro={messages.questionsIntro} className="px-0 pt-0!">
          <Suspense fallback={<Waiting />}>
            <Questions trip={trip} />
          </Suspense>
        </Section>
      </div>
      <Similar trip={trip} />
      <BookingBar trip={trip} hasDates={trip.departures?.length !== 0} />
    </div>
  )
}

function Head({ trip }: { trip: Trip }) {
  const siteUrl = useSiteUrl()
  return (
    <>
      <PageHead
        title={trip.name}
        description={trip.summary}
        canonical={paths.trip(trip.slug)}
        image={trip.coverImage}
        type="product"
      />
      <JsonLd key={trip.id} data={import.meta.env.SSR ? tripJsonLd(trip, siteUrl) : undefined} />
    </>
  )
}

function Body({ trip }: { trip: Trip }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-9 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
      <ActiveDayProvider>
        <h2 className="max-w-[30ch] text-h2">{trip.summary}</h2>
        <TripFacts trip={trip} />
        <p className="text-prose whitespace-pre-line">{trip.description}</p>
        {trip.guide && <TripGuide guide={trip.guide} />}
        <Suspense>
          <TripProgramme trip={trip} />
          <TripPriceContent trip={trip} />
        </Suspense>
        <Suspense>
          <RouteMap trip={trip} />
          <TripAccess trip={trip} />
        </Suspense>
      </ActiveDayProvider>
      <Suspense>
        <BookingBox trip={trip} departures={trip.departures} />
      </Suspense>
    </div>
  )
}

function Similar({ trip }: { trip: Trip }) {
  const favourites = useFavourites()
  if (!trip.similarExpeditions || trip.similarExpeditions.length === 0) return null
  return (
    <Section title={messages.similar} className="px-0">
      <Carousel label={messages.similar}>
        {trip.similarExpeditions.map((similar) => (
          <li key={similar.id}>
            <TripCard trip={similar} favourites={favourites} isCompact />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
