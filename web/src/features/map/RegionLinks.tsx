import { Link } from 'react-router-dom'
import { messages } from '#web/features/map/messages.ts'
import { number } from '#web/lib/format/format.ts'

export type Region = { value: string; label: string; count: number; isChosen: boolean }

type Props = { regions: Region[]; toAddress: (region: string) => string }

/** Regions of the expeditions on the map: each sets the filter, and the chosen one clears it. */
export function RegionLinks({ regions, toAddress }: Props) {
  if (regions.length === 0) return null
  return (
    <ul
      aria-label={messages.regions}
      className="fade-end no-scrollbar mb-2 flex gap-2 overflow-x-auto py-1 max-lg:-mx-(--gutter) max-lg:px-(--gutter)"
    >
      {regions.map(({ value, label, count, isChosen }) => (
        <li key={value} className="shrink-0">
          <Link
            to={toAddress(isChosen ? '' : value)}
            preventScrollReset
            aria-label={isChosen ? messages.leaveRegion(label) : messages.seeRegion(label, count)}
            aria-current={isChosen ? 'true' : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-meta ring-[1.5px] ring-line-strong ring-inset hover:bg-ink/6 aria-[current]:bg-pine-50 aria-[current]:font-semibold aria-[current]:ring-2 aria-[current]:ring-pine-600"
          >
            {label}
            <small className="tabular-nums text-ink-2">{number(count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
