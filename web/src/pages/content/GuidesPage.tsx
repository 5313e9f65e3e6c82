import { Link } from 'react-router-dom'
import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { GuidesPageDocument, useGuidesPageQuery } from '#web/pages/content/GuidesPage.generated.ts'
import { guidesOf, languageName } from '#web/pages/content/guides.rules.ts'
import { messages } from '#web/pages/messages.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { ItemList } from '#web/ui/ItemList.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

export const load: Load = (client) => client.query({ query: GuidesPageDocument })

export function Page() {
  const query = useGuidesPageQuery()
  const guides = guidesOf(query.dataState === 'complete' ? (query.data.expeditions?.nodes ?? []) : [])
  return (
    <ContentPage title={messages.guidesTitle} intro={messages.guidesIntro} canonical={paths.guides}>
      <ItemList
        items={guides.map(({ guide }) => ({ name: guide.fullName, path: paths.guide(guide.slug) }))}
      />
      {guides.length === 0 && <LoadFailure onRetry={query.refetch}>{messages.unavailable}</LoadFailure>}
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {guides.map(({ guide, expeditions }) => (
          <li key={guide.id} id={guide.id} className="flex flex-col rounded-lg bg-sand p-6">
            <div className="flex items-center gap-4">
              <Avatar name={guide.fullName} />
              <div>
                <h2 className="text-h3">
                  <Link to={paths.guide(guide.slug)} className="hover:underline">
                    {guide.fullName}
                  </Link>
                </h2>
                {guide.basedIn && <p className="text-meta text-ink-2">{guide.basedIn}</p>}
              </div>
            </div>
            {guide.diploma && <p className="mt-4 font-semibold">{guide.diploma}</p>}
            {guide.bio && <p className="mt-2 text-ink-2">{guide.bio}</p>}
            {guide.languages.length > 0 && (
              <p className="mt-2 text-meta text-ink-2">
                {messages.speaks(guide.languages.map(languageName))}
              </p>
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
          </li>
        ))}
      </ul>
    </ContentPage>
  )
}
