import { Link } from 'react-router-dom'
import { messages } from '#web/features/home/messages.ts'
import { number } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { Section } from '#web/ui/Section.tsx'

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

/** Large tiles, the first one wider. */
export function Collections({ collections }: { collections: Collection[] }) {
  const filled = collections.filter(({ expeditions }) => expeditions.length > 0)
  if (filled.length === 0) return null
  return (
    <Section title={messages.collections} className="pt-0!">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr]">
        {filled.map((collection) => (
          <li key={collection.id}>
            <Link
              to={paths.collection(collection.slug)}
              className="on-photo group relative isolate flex min-h-[220px] items-end overflow-hidden rounded-xl bg-pine-800 p-6 text-white lg:min-h-[400px] lg:p-8"
            >
              {collection.bannerImage && (
                <span className="absolute inset-0 -z-2">
                  <Picture
                    image={collection.bannerImage}
                    alt=""
                    sizes="(width >= 62.125rem) 40vw, (width >= 40rem) 46vw, 92vw"
                    className="transition-transform duration-[900ms] ease-out group-hover:scale-104"
                  />
                </span>
              )}
              <span className="absolute inset-0 -z-1 bg-[linear-gradient(0deg,rgb(9_30_25/.92),rgb(9_30_25/.7)_48%,rgb(9_30_25/.04)_88%)]" />
              <span>
                <span className="block text-h2">{collection.name}</span>
                <span className="mt-1.5 block max-w-[34ch] text-[15.5px] text-white/94">
                  {collection.subtitle}
                </span>
                <span className="mt-2 block text-meta font-semibold">
                  {messages.collectionCount(collection.expeditions.length)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Theme = { name: string; path: string }

/** Each theme is one link away. */
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
        <ul className="flex flex-wrap gap-2">
          {themes.map(({ name, path }) => (
            <li key={path}>
              <Link
                to={paths.theme(path)}
                className="flex min-h-11 items-center rounded-full bg-surface px-5 font-semibold transition-colors hover:bg-pine-50"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
