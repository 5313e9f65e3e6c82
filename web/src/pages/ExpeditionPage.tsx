import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { BookingBar } from '#web/features/departures/BookingBar.tsx'
import { BookingBox } from '#web/features/departures/BookingBox.tsx'
import { ChoiceProvider } from '#web/features/departures/ChoiceProvider.tsx'
import { FeaturesDocument } from '#web/features/departures/Features.generated.ts'
import { ExpeditionFacts } from '#web/features/details/ExpeditionFacts.tsx'
import { ExpeditionHead } from '#web/features/details/ExpeditionHead.tsx'
import { Gallery } from '#web/features/details/Gallery.tsx'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { useAgency } from '#web/lib/site/agency.ts'
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
import { JsonLd } from '#web/ui/JsonLd.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'

/** Rendered by the server; the browser loads its code after the first screen, or before it navigates here. */
const sections = () => import('#web/pages/ExpeditionSections.tsx')
const Tabs = import.meta.env.SSR
  ? (await sections()).Tabs
  : lazy(() => sections().then((module) => ({ default: module.Tabs })))
const Story = import.meta.env.SSR
  ? (await sections()).Story
  : lazy(() => sections().then((module) => ({ default: module.Story })))
const Voices = import.meta.env.SSR
  ? (await sections()).Voices
  : lazy(() => sections().then((module) => ({ default: module.Voices })))

/** For an account, whose data may arrive before the tabs have hydrated. */
const tabsRoom = <div className="section-tabs h-[calc(var(--tabs-height)+1px)] lg:mt-4" />

export const load: Load = async (client, { params }) => {
  const [{ data, error }] = await Promise.all([
    client.query({ query: ExpeditionPageDocument, variables: { slug: params.slug ?? '' } }),
    sections(),
  ])
  if (!data?.expedition) throw error ?? notFound()
  // Found in the response above; the server renders what the browser will, whichever reads it first.
  await client.query({ query: FeaturesDocument })
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
        <Tabs expedition={expedition} />
      </Suspense>
      <ChoiceProvider departures={expedition.departures}>
        <Body expedition={expedition} />
        <Suspense>
          <Voices expedition={expedition} onMore={more} isBusy={query.loading} />
        </Suspense>
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-9 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
      <div>
        <p className="max-w-[35.9em] text-lede text-pretty">{expedition.summary}</p>
        <ExpeditionFacts expedition={expedition} />
        <p className="text-prose whitespace-pre-line">{expedition.description}</p>
        <Suspense>
          <Story expedition={expedition} />
        </Suspense>
      </div>
      <Suspense>
        <BookingBox expedition={expedition} departures={expedition.departures} />
      </Suspense>
    </div>
  )
}
