import { Link } from 'react-router-dom'

type Entry = { to: string; label: string; isCurrent: boolean }
type Props = { label: string; links: readonly Entry[]; className?: string }

/** The lists of a screen, each at its own address. */
export const ListLinks = ({ label, links, className = 'mb-4' }: Props) => (
  <nav aria-label={label} className={`flex gap-2 overflow-x-auto ${className}`}>
    {links.map(({ to, label: name, isCurrent }) => (
      <Link
        key={to}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={`inline-flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap ${isCurrent ? 'bg-pine-50 text-pine-700' : 'text-ink-2 hover:bg-sand'}`}
      >
        {name}
      </Link>
    ))}
  </nav>
)
