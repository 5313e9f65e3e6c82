import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/messages.ts'
import { ThemesPageDocument, useThemesPageQuery } from '#web/pages/ThemesPage.generated.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { ItemList } from '#web/ui/ItemList.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Tile } from '#web/ui/Tile.tsx'

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
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-3 xl:grid-cols-4">
            {tiles.map(({ path, name: title, bannerImage, expeditionCount, nextDeparture }) => (
              <li key={path}>
                <Tile
                  to={paths.theme(path)}
                  title={title}
                  fact={messages.themeTold(expeditionCount, nextDeparture)}
                  image={bannerImage}
                  sizes="(width >= 62.125rem) 400px, 46vw"
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
