import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { Countries, Themes } from '#web/features/destinations/DestinationLists.tsx'
import { useDestinations } from '#web/features/destinations/useDestinations.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { paths } from '#web/lib/site/paths.ts'

const audiences = [
  [paths.adults, messages.adults],
  [paths.family, messages.family],
  [paths.seminars, messages.seminar],
  [paths.giftCards, messages.giftCards],
] as const

/** The catalogue in the menu: whole, by country, by theme, by audience. */
export function MobileCatalogue() {
  const [isOpen, setOpen] = useState(false)
  const { isLoading, countries, groups } = useDestinations({ skip: !isOpen })
  const open = () => setOpen(true)
  const waiting = isLoading && <div className="skeleton h-60" />
  return (
    <>
      <Link to={paths.catalogue} className={`${row} border-b border-line`}>
        {messages.adventures}
      </Link>
      <Folded title={messages.destinations} onOpen={open}>
        {waiting || <Countries countries={countries} />}
      </Folded>
      <Folded title={messages.themes} onOpen={open}>
        {waiting || <Themes groups={groups} />}
        <Link to={paths.themes} className="link inline-flex min-h-11 items-center">
          {messages.allThemes}
        </Link>
      </Folded>
      <LinkGrid
        links={useFeatures().calendar ? [...audiences, [paths.calendar, messages.calendar]] : audiences}
      />
    </>
  )
}

const row = 'flex min-h-14 items-center justify-between gap-4 text-lg font-semibold'

type FoldedProps = { title: string; onOpen: () => void; children: ReactNode }

const Folded = ({ title, onOpen, children }: FoldedProps) => (
  <details className="group border-b border-line" onToggle={onOpen}>
    <summary className={`${row} list-none`}>
      {title}
      <ChevronDown
        aria-hidden="true"
        className="size-5 transition-transform duration-200 group-open:rotate-180"
      />
    </summary>
    <div className="pb-4">{children}</div>
  </details>
)

/** Two columns of smaller links. */
export const LinkGrid = ({ links }: { links: readonly (readonly [to: string, label: string])[] }) => (
  <ul className="grid grid-cols-2 gap-x-4 py-2">
    {links.map(([to, label]) => (
      <li key={to}>
        <Link to={to} className="flex min-h-11 items-center leading-tight">
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
