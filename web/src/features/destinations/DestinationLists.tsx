import { Link } from 'react-router-dom'
import type { Destinations } from '#web/features/destinations/useDestinations.ts'
import { number } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'

const link = 'flex min-h-11 items-center gap-2 text-15 leading-tight hover:underline lg:min-h-7'

export const Countries = ({ countries }: Pick<Destinations, 'countries'>) => (
  <ul className="columns-2 gap-5">
    {countries.map(({ value, label, count }) => (
      <li key={value}>
        <Link to={`${paths.catalogue}?countries=${value}`} className={link}>
          <span className="whitespace-nowrap">{label}</span>
          <span className="text-meta text-ink-2 tabular-nums">{number(count)}</span>
        </Link>
      </li>
    ))}
  </ul>
)

export const Themes = ({ groups }: Pick<Destinations, 'groups'>) => (
  <ul className="gap-6 sm:columns-2 lg:columns-3">
    {groups.map(({ id, name, themes }) => (
      <li key={id} className="mb-2 break-inside-avoid">
        <p className="py-1 text-meta font-semibold text-ink-2">{name}</p>
        <ul>
          {themes.map((theme) => (
            <li key={theme.id}>
              <Link to={paths.theme(theme.path)} className={link}>
                {theme.name}
              </Link>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
