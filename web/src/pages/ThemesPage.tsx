import { Link } from 'react-router-dom'
import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/messages.ts'
import { ThemesPageDocument, useThemesPageQuery } from '#web/pages/ThemesPage.generated.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { ItemList } from '#web/ui/ItemList.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Picture } from '#web/ui/Picture.tsx'

export const load: Load = (client) => client.query({ query: ThemesPageDocument })

/** Skips groups without themes, and themes without photograph. */
export function Page() {
  const query = useThemesPageQuery()
  const groups = (query.dataState === 'complete' ? (query.data.themeGroups ?? []) : [])
    .map((group) => ({
      ...group,
      tiles: group.themes.flatMap(({ bannerImage, ...theme }) =>
        bannerImage ? [{ ...theme, bannerImage }] : [],
      ),
    }))
    .filter(({ tiles }) => tiles.length > 0)
  return (
    <div className="page pb-20">
      <PageHead
        title={messages.themesTitle}
        description={messages.themesDescription}
        canonical={paths.themes}
      />
      <Breadcrumb
        crumbs={[
          { label: messages.home, to: paths.home },
          { label: messages.adventures, to: paths.catalogue },
          { label: messages.themes, to: paths.themes },
        ]}
      />
      <h1 tabIndex={-1} className="text-h1">
        {messages.themesTitle}
      </h1>
      <ItemList
        items={groups.flatMap(({ tiles }) =>
          tiles.map(({ name, path }) => ({ name, path: paths.theme(path) })),
        )}
      />
      {groups.length === 0 && <LoadFailure onRetry={query.refetch}>{messages.themesUnavailable}</LoadFailure>}
      {groups.map(({ id, name, tiles }) => (
        <section key={id} aria-labelledby={`groupe-${id}`} className="mt-12">
          <h2 id={`groupe-${id}`} className="mb-5 text-h2">
            {name}
          </h2>
          <ul className="tiles">
            {tiles.map(({ path, name: title, bannerImage, expeditionCount, nextDeparture }) => (
              <li key={path}>
                <Link
                  to={paths.theme(path)}
                  className="on-photo group relative isolate flex min-h-[220px] items-end overflow-hidden rounded-xl bg-pine-800 p-6 text-white"
                >
                  <span className="absolute inset-0 -z-2">
                    <Picture
                      image={bannerImage}
                      alt=""
                      sizes={tiles.length === 1 ? '92vw' : '(width >= 40rem) 46vw, 92vw'}
                      className="transition-transform duration-[900ms] ease-out group-hover:scale-104"
                    />
                  </span>
                  <span className="absolute inset-0 -z-1 bg-[linear-gradient(0deg,rgb(9_30_25/.92),rgb(9_30_25/.7)_48%,rgb(9_30_25/.04)_88%)]" />
                  <span>
                    <span className="block text-h3">{title}</span>
                    <span className="mt-1 block text-meta">
                      {messages.themeTold(expeditionCount, nextDeparture)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
