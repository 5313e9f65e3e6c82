import { Link } from 'react-router-dom'
import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  GuidesPageDocument,
  type GuidesPageQuery,
  useGuidesPageQuery,
} from '#web/pages/content/GuidesPage.generated.ts'
import { guidesOf, languageName } from '#web/pages/content/guides.rules.ts'
import { messages } from '#web/pages/messages.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { ItemList } from '#web/ui/ItemList.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Rating } from '#web/ui/Rating.tsx'

export const load: Load = (client) => client.query({ query: GuidesPageDocument })

const guidesFrom = (data: GuidesPageQuery | undefined) => guidesOf(data?.expeditions?.nodes ?? [])

export function Page() {
  const query = useGuidesPageQuery()
  const guides = guidesFrom(query.dataState === 'complete' ? query.data : undefined)
  return (
    <ContentPage title={messages.guidesTitle} intro={messages.guidesIntro} canonical={paths.guides}>
      <ItemList
        items={guides.map(({ guide }) => ({ name: guide.fullName, path: paths.guide(guide.slug) }))}
      />
      {guides.length === 0 && <LoadFailure onRetry={query.refetch}>{messages.unavailable}</LoadFailure>}
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {guides.map((entry) => (
          <GuideCard key={entry.guide.id} {...entry} />
        ))}
      </ul>
    </ContentPage>
  )
}

/** The guide in their own terrain: no portrait is invented. */
function GuideCard({ guide, expeditions, terrain, rating }: ReturnType<typeof guidesFrom>[number]) {
  return (
    <li id={guide.id} className="flex flex-col overflow-hidden rounded-xl bg-surface ring-1 ring-line">
      <div className="aspect-2/1 shrink-0 overflow-hidden bg-sand">
        {terrain && <Picture image={terrain} alt="" sizes="(width >= 80rem) 400px, 92vw" ratio={2} />}
      </div>
      <div className="flex grow flex-col p-6">
        <h2 className="text-h3">
          <Link to={paths.guide(guide.slug)} className="hover:underline">
            {guide.fullName}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-meta text-ink-2">
          {guide.basedIn}
          {rating && <Rating rating={rating.average} count={rating.count} />}
        </p>
        {guide.diploma && <p className="mt-4 font-semibold">{guide.diploma}</p>}
        {guide.bio && <p className="mt-2 text-ink-2">{guide.bio}</p>}
        {guide.languages.length > 0 && (
          <p className="mt-2 text-meta text-ink-2">{messages.speaks(guide.languages.map(languageName))}</p>
        )}
        <ul className="mt-auto pt-4" aria-label={messages.expeditionsOf(guide.fullName)}>
          {expeditions.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={paths.expedition(slug)} className="link inline-flex min-h-9 items-center">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
