import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import '#web/features/calendar/calendar.css'
import { BookingBar } from '#web/features/departures/BookingBar.tsx'
import { BookingBox } from '#web/features/departures/BookingBox.tsx'
import { ChoiceProvider } from '#web/features/departures/ChoiceProvider.tsx'
import { useChoice } from '#web/features/departures/choice.ts'
import { ExpeditionFacts } from '#web/features/details/ExpeditionFacts.tsx'
import { ExpeditionGuide } from '#web/features/details/ExpeditionGuide.tsx'
import { ExpeditionHead } from '#web/features/details/ExpeditionHead.tsx'
import { Gallery } from '#web/features/details/Gallery.tsx'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { useFeatures } from '#web/lib/site/features.ts'
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
import { island } from '#web/ui/Island.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Section } from '#web/ui/Section.tsx'

const tabs = () => import('#web/features/details/ExpeditionTabs.tsx')
/** Rendered by the server; the browser loads its code after the first screen. */
const ExpeditionTabs = import.meta.env.SSR
  ? (await tabs()).ExpeditionTabs
  : lazy(() => tabs().then((module) => ({ default: module.ExpeditionTabs })))

/** For an account, whose data may arrive before the tabs have hydrated. */
const tabsRoom = <div className="section-tabs h-[calc(var(--tabs-height)+1px)] lg:mt-4" />

const Story = island(
  { name: 'story' },
  async () => (await import('#web/pages/ExpeditionStory.tsx')).ExpeditionStory,
)
const Year = island(
  { name: 'year' },
  async () => (await import('#web/features/calendar/YearGlance.tsx')).YearGlance,
)
const Reviews = island(
  { name: 'reviews' },
  async () => (await import('#web/features/reviews/ExpeditionReviews.tsx')).ExpeditionReviews,
)
const Questions = island(
  // Completes a message after signing in.
  { name: 'questions', isWanted: ({ account }) => account.intent?.kind === 'message' },
  async () => (await import('#web/features/questions/Questions.tsx')).Questions,
)
const Similar = island(
  { name: 'similar' },
  async () => (await import('#web/features/expeditions/SimilarExpeditions.tsx')).SimilarExpeditions,
)

export const load: Load = async (client, { params }) => {
  const [{ data, error }] = await Promise.all([
    client.query({ query: ExpeditionPageDocument, variables: { slug: params.slug ?? '' } }),
    tabs(),
    ...[Story, Year, Reviews, Questions, Similar].map(({ open }) => open()),
  ])
  if (!data?.expedition) throw error ?? notFound()
}

type Expedition = NonNullable<ExpeditionPageQuery['expedition']>

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
      <Suspense fallback={tabsRoom}>
        <ExpeditionTabs expedition={expedition} />
      </Suspense>
      <ChoiceProvider departures={expedition.departures}>
        <Body expedition={expedition} />
        <Glance expedition={expedition} />
        <Voices expedition={expedition} onMore={more} isBusy={query.loading} />
        <BookingBar expedition={expedition} hasDates={expedition.departures?.length !== 0} />
      </ChoiceProvider>
    </div>
  )
}

function Head({ expedition }: { expedition: Expedition }) {
  const siteUrl = useSiteUrl()
  const agency = useAgency()
  return (
    <>
      <PageHead
        title={expedition.searchTitle ?? expedition.name}
        description={expedition.searchDescription ?? expedition.summary}
        canonical={paths.expedition(expedition.slug)}
        image={expedition.coverImage}
        type="product"
      />
      <JsonLd
        key={expedition.id}
        data={import.meta.env.SSR ? expeditionJsonLd(expedition, siteUrl, agency) : undefined}
      />
    </>
  )
}

function Body({ expedition }: { expedition: Expedition }) {
  const choice = useChoice()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-9 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
      <div>
        <p className="max-w-[35.9em] text-lede text-pretty">{expedition.summary}</p>
        <ExpeditionFacts expedition={expedition} />
        <p className="text-prose whitespace-pre-line">{expedition.description}</p>
        {expedition.guide && <ExpeditionGuide guide={expedition.guide} />}
        <Story expedition={expedition} choice={choice} />
      </div>
      <Suspense>
        <BookingBox expedition={expedition} departures={expedition.departures} />
      </Suspense>
    </div>
  )
}

/** The calendar of departures leads here, also to a single date. */
function Glance({ expedition }: { expedition: Expedition }) {
  const { calendar } = useFeatures()
  const { choose } = useChoice()
  const { slug, name, departures } = expedition
  if (!calendar || !departures || departures.length === 0) return null
  return <Year trips={[{ slug, name, to: paths.expedition(slug), departures }]} onBook={choose} isHalved />
}

/** Two screens of a carousel; each card is 0.2 kB of the page. */
const mostSimilar = 6

type VoicesProps = { expedition: Expedition; onMore: (after: string) => void; isBusy: boolean }

/** Reviews, questions and similar expeditions, over the whole width. */
function Voices({ expedition, onMore, isBusy }: VoicesProps) {
  const similar = expedition.similarExpeditions?.slice(0, mostSimilar) ?? []
  return (
    <div className="print:hidden">
      <div id="avis">
        <Section title={messages.reviews} className="px-0">
          <Reviews expedition={expedition} onMore={onMore} isBusy={isBusy} />
        </Section>
      </div>
      <div id="questions">
        <Section title={messages.questions} intro={messages.questionsIntro} className="px-0 pt-0!">
          <Questions expedition={expedition} />
        </Section>
      </div>
      {similar.length > 0 && (
        <Section title={messages.similar} className="px-0">
          <Similar label={messages.similar} expeditions={similar} />
        </Section>
      )}
    </div>
  )
}
