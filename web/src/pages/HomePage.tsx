import { Link } from 'react-router-dom'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { Hero } from '#web/features/home/Hero.tsx'
import { Collections, Destinations, Themes } from '#web/features/home/HomeParts.tsx'
import { messages } from '#web/features/home/messages.ts'
import { ReviewQuote } from '#web/features/reviews/ReviewQuote.tsx'
import { ReviewScore } from '#web/features/reviews/ReviewScore.tsx'
import { HomeSearch } from '#web/features/search/bar/HomeSearch.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import type { Load } from '#web/lib/graph/load.ts'
import { agency as constants } from '#web/lib/site/agency.content.ts'
import { isFictitious, useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import { HomePageDocument, type HomePageQuery, useHomePageQuery } from '#web/pages/HomePage.generated.ts'
import { notShown, pictureNotShown } from '#web/pages/home.rules.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Section } from '#web/ui/Section.tsx'

export const load: Load = (client) => client.query({ query: HomePageDocument })

export function Page() {
  const query = useHomePageQuery()
  const data = query.dataState === 'complete' ? query.data : undefined
  const total = data?.catalogue?.totalCount ?? 0
  const stats = data?.reviewStats
  const themes =
    data?.themeGroups?.flatMap((group) => group.themes.filter(({ bannerImage }) => bannerImage)) ?? []
  const featured = data?.featuredExpeditions ?? []
  const confirmed = notShown(data?.nextConfirmed?.nodes ?? [], featured, mostConfirmed)
  return (
    <>
      <PageHead title={messages.title} description={messages.description} />
      <Organization />
      <Hero
        proof={stats?.average ? { average: stats.average, count: stats.count } : undefined}
        search={<HomeSearch activities={getValues(data, 'activity_types')} places={toPlaces(themes)} />}
      />
      <Destinations groups={getValues(data, 'destinations')} total={total} />
      <Featured data={data} total={total} onRetry={query.refetch} />
      {data?.collections && <Collections collections={data.collections} />}
      <NextConfirmed expeditions={confirmed} matches={data?.nextConfirmed?.matches ?? []} />
      <Reviews data={data} />
      {themes.length > 0 && <Themes themes={pictureNotShown(themes, [...featured, ...confirmed])} />}
    </>
  )
}

/** Themes that are places. */
const toPlaces = (themes: Parameters<typeof Themes>[0]['themes']) =>
  themes
    .filter(({ path }) => path.startsWith('destinations/'))
    .map(({ name, path, bannerImage: image, expeditionCount: count }) => ({
      name,
      path: paths.theme(path),
      image,
      count,
    }))

type Data = { data: HomePageQuery | undefined }

const getValues = (data: Data['data'], name: string) =>
  data?.catalogue?.facets.find((facet) => facet.name === name)?.values ?? []

function Featured({ data, total, onRetry }: Data & { total: number; onRetry: () => Promise<unknown> }) {
  const favourites = useFavourites()
  return (
    <Section
      title={messages.featured}
      intro={messages.featuredIntro}
      action={
        <Link to={paths.catalogue} className="link hidden shrink-0 lg:block">
          {messages.seeAll(total)}
        </Link>
      }
    >
      {data?.featuredExpeditions ? (
        <div className="whole-rows swipe">
          <ExpeditionGrid expeditions={data.featuredExpeditions} favourites={favourites} />
        </div>
      ) : (
        <LoadFailure onRetry={onRetry}>{messages.unavailable}</LoadFailure>
      )}
      <p className="mt-8 lg:hidden">
        <ButtonLink to={paths.catalogue} className="w-full">
          {messages.seeAll(total)}
        </ButtonLink>
      </p>
    </Section>
  )
}

const mostConfirmed = 4

/** A page never shows the same card twice. */
type Confirmed = NonNullable<HomePageQuery['nextConfirmed']>

function NextConfirmed({
  expeditions,
  matches,
}: {
  expeditions: Confirmed['nodes']
  matches: Confirmed['matches']
}) {
  const favourites = useFavourites()
  if (expeditions.length === 0) return null
  return (
    <Section title={messages.confirmed} intro={messages.confirmedIntro} className="pt-0!">
      <div className="whole-rows swipe">
        <ExpeditionGrid expeditions={expeditions} matches={matches} favourites={favourites} />
      </div>
    </Section>
  )
}

function Reviews({ data }: Data) {
  const reviews = data?.latestReviews ?? []
  if (!data?.reviewStats || reviews.length === 0) return null
  return (
    <div className="bg-pine-900 text-white">
      <Section
        title={messages.reviews}
        action={
          <Link to={paths.reviews} className="shrink-0 font-semibold underline underline-offset-3">
            {messages.allReviews}
          </Link>
        }
      >
        <div className="grid gap-6 lg:grid-cols-[.9fr_1fr_1fr_1fr]">
          <ReviewScore stats={data.reviewStats} />
          {reviews.map((review) => (
            <ReviewQuote key={review.id} review={review} />
          ))}
        </div>
      </Section>
    </div>
  )
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function Organization() {
  const siteUrl = useSiteUrl()
  const agency = useAgency()
  return (
    <JsonLd
      data={{
        '@type': 'TravelAgency',
        name: agency.name,
        legalName: agency.legalName || undefined,
        url: siteUrl,
        logo: `${siteUrl}/favicon.svg`,
        foundingDate: isFictitious(agency) ? constants.foundingDate : undefined,
        email: agency.email || undefined,
        telephone: agency.phone || undefined,
        address: agency.city
          ? {
              '@type': 'PostalAddress',
              streetAddress: agency.street || undefined,
              postalCode: agency.postalCode || undefined,
              addressLocality: agency.city,
              addressCountry: constants.country,
            }
          : undefined,
        contactPoint: agency.phone
          ? {
              '@type': 'ContactPoint',
              contactType: 'customer service',
              telephone: agency.phone,
              availableLanguage: 'fr',
              hoursAvailable: {
                '@type': 'OpeningHoursSpecification',
                dayOfWeek: agency.weekdays.map((day) => dayNames[day - 1]),
                opens: clock(agency.opensAt),
                closes: clock(agency.closesAt),
              },
            }
          : undefined,
      }}
    />
  )
}
