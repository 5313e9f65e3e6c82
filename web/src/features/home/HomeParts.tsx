import { Link } from 'react-router-dom'
import { messages } from '#web/features/home/messages.ts'
import { adventures, number } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import type { Picture } from '#web/ui/Picture.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Tile } from '#web/ui/Tile.tsx'

type Group = { value: string; count: number }

const names = new Map(Object.entries(messages.destinationNames))

/** All, France, outside France, Lapland, with their counts. */
export function Destinations({ groups, total }: { groups: Group[]; total: number }) {
  const counted = [{ value: 'all', count: total }, ...groups.filter(({ value }) => value !== 'all')]
  return (
    <nav aria-label={messages.destinations} className="page pt-7">
      <ul className="no-scrollbar -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-2">
        {counted.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={value === 'all' ? paths.catalogue : `${paths.catalogue}?destination=${value}`}
              className="flex min-h-11 items-center gap-2 rounded-full bg-surface px-5 font-semibold whitespace-nowrap shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] transition-colors hover:bg-sand"
            >
              {names.get(value) ?? value}
              {count > 0 && <span className="font-normal text-ink-2 tabular-nums">{number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Image = Parameters<typeof Picture>[0]['image']
type Collection = {
  id: string
  slug: string
  name: string
  subtitle: string | null
  bannerImage: Image | null
  expeditions: object[]
}

/** Large tiles, the first one wider; a strip to swipe on phones. */
export function Collections({ collections }: { collections: Collection[] }) {
  const filled = collections.filter(({ expeditions }) => expeditions.length > 0)
  if (filled.length === 0) return null
  return (
    <Section title={messages.collections} className="pt-0!">
      <ul className="swipe grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr]">
        {filled.map(({ id, slug, name, subtitle, bannerImage, expeditions }) => (
          <li key={id}>
            <Tile
              to={paths.collection(slug)}
              title={name}
              text={subtitle}
              fact={adventures(expeditions.length)}
              image={bannerImage}
              sizes="(width >= 62.125rem) 40vw, (width >= 40rem) 46vw, 80vw"
              className="h-[200px] lg:h-[260px]"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Theme = { name: string; path: string; bannerImage: Image | null; expeditionCount: number | null }

const mostThemes = 8

/** A few themes with their photograph. */
export function Themes({ themes }: { themes: Theme[] }) {
  return (
    <div className="bg-sand">
      <Section
        title={messages.themes}
        action={
          <Link to={paths.themes} className="link shrink-0">
            {messages.allThemes}
          </Link>
        }
      >
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
          {themes.slice(0, mostThemes).map(({ name, path, bannerImage, expeditionCount }) => (
            <li key={path}>
              <Tile
                to={paths.theme(path)}
                title={name}
                fact={expeditionCount ? adventures(expeditionCount) : ''}
                image={bannerImage}
                sizes="(width >= 62.125rem) 300px, 46vw"
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
