import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/messages.ts'
import { listRows, toTiles } from '#web/pages/selections.rules.ts'
import {
  ThemesPageDocument,
  type ThemesPageQuery,
  useThemesPageQuery,
} from '#web/pages/ThemesPage.generated.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ItemList } from '#web/ui/ItemList.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Tile } from '#web/ui/Tile.tsx'

export const load: Load = (client) => client.query({ query: ThemesPageDocument })

type QueriedGroup = NonNullable<ThemesPageQuery['themeGroups']>[number]
type Group = Pick<QueriedGroup, 'id' | 'name'> & { tiles: QueriedGroup['themes'] }

/** Skips groups without themes, and themes without photograph. */
export function Page() {
  const query = useThemesPageQuery()
  const read = query.dataState === 'complete' ? query.data.themeGroups : null
  const groups = (read ?? [])
    .map(({ themes, ...group }) => ({ ...group, tiles: themes.filter(({ bannerImage }) => bannerImage) }))
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
      {!read && <LoadFailure onRetry={query.refetch}>{messages.themesUnavailable}</LoadFailure>}
      {read && groups.length === 0 && (
        <EmptyState action={<ButtonLink to={paths.catalogue}>{messages.allAdventures}</ButtonLink>}>
          {messages.noThemeYet}
        </EmptyState>
      )}
      {listRows(groups).map((row) => (
        <div key={row[0]?.id} className={`gap-x-4 lg:grid ${toColumns(row)}`}>
          {row.map((group) => (
            <ThemeGroup key={group.id} {...group} isAlone={row.length === 1} />
          ))}
        </div>
      ))}
    </div>
  )
}

const columns = ['', 'lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4']
const spans = ['', 'lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3', 'lg:col-span-4']

/** As many columns as tiles, in even rows where there are more than four. */
function toColumns(row: Group[]): string | undefined {
  const tiles = toTiles(row)
  return columns[tiles <= 4 ? tiles : tiles % 4 > 0 && tiles % 3 === 0 ? 3 : 4]
}

/** In two columns, an odd first tile takes a whole row. */
function ThemeGroup({ id, name, tiles, isAlone }: Group & { isAlone: boolean }) {
  const width = isAlone ? 'lg:col-span-full' : spans[tiles.length]
  const shape =
    tiles.length % 2 > 0 ? 'max-lg:first:col-span-2 max-lg:first:[&_a>span:first-child]:aspect-2/1' : ''
  const isWide = isAlone && tiles.length < 3
  return (
    <section aria-labelledby={`groupe-${id}`} className={`mt-12 lg:grid lg:grid-cols-subgrid ${width}`}>
      <h2 id={`groupe-${id}`} className="mb-5 text-h2 lg:col-span-full">
        {name}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:col-span-full lg:grid-cols-subgrid">
        {tiles.map(({ path, name: title, bannerImage, expeditionCount, nextDeparture }) => (
          <li key={path} className={shape}>
            <Tile
              to={paths.theme(path)}
              title={title}
              fact={messages.themeText(expeditionCount, nextDeparture)}
              image={bannerImage}
              sizes={isWide ? '(width >= 62.125rem) 600px, 94vw' : '(width >= 62.125rem) 400px, 94vw'}
              className={isWide ? 'aspect-3/2 lg:aspect-2/1' : ''}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
