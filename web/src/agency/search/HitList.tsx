import { CalendarDays, type LucideIcon, Mountain, Ticket, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Hit, type HitGroup, toDetail } from '#web/agency/search/hits.rules.ts'
import { messages } from '#web/agency/search/messages.ts'
import type { AgencyHitKind } from '#web/lib/graph/graph.generated.ts'
import { Badge } from '#web/ui/Badge.tsx'

const icons: Record<AgencyHitKind, LucideIcon> = {
  RESERVATION: Ticket,
  CUSTOMER: UserRound,
  DEPARTURE: CalendarDays,
  EXPEDITION: Mountain,
}

type Props = {
  id: string
  groups: HitGroup[]
  /** Whether the hits are of what is typed. */
  isCurrent: boolean
  active: number
  onActive: (index: number) => void
  onOpen: (index: number) => void
}

/** The hits by kind. The focus stays in the field, which names the active one. */
export function HitList({ id, groups, isCurrent, active, onActive, onOpen }: Props) {
  const hits = groups.flatMap((group) => group.hits)
  if (hits.length === 0) return null
  return (
    <div
      id={`${id}-hits`}
      role="listbox"
      aria-label={messages.results}
      aria-busy={!isCurrent}
      className="mt-3"
    >
      {groups.map((group) => (
        <fieldset key={group.kind} className="min-w-0" aria-labelledby={`${id}-${group.kind}`}>
          <p id={`${id}-${group.kind}`} className="mt-3 px-3 text-meta font-semibold text-ink-2">
            {messages.kinds[group.kind]}
          </p>
          {group.hits.map((hit) => {
            const index = hits.indexOf(hit)
            return (
              <Option
                key={hit.id}
                id={`${id}-${index}`}
                hit={hit}
                isActive={index === active}
                onActive={() => onActive(index)}
                onOpen={() => onOpen(index)}
              />
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

type OptionProps = { id: string; hit: Hit; isActive: boolean; onActive: () => void; onOpen: () => void }

function Option({ id, hit, isActive, onActive, onOpen }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const Icon = icons[hit.kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onActive}
      onClick={onOpen}
      className={`flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-3 py-2 ${isActive ? 'bg-pine-50' : ''}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-pine-700" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{hit.title}</span>
        <span className="block truncate text-meta text-ink-2">{toDetail(hit)}</span>
      </span>
      {hit.isCanceled && <Badge tone="sand">{messages.canceled}</Badge>}
    </div>
  )
}
