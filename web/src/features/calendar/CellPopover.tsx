import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { toWeek } from '#rules/calendar.ts'
import { placesSentence } from '#rules/places.ts'
import type { CalendarDepartureFragment } from '#web/features/calendar/CalendarDeparture.generated.ts'
import { messages } from '#web/features/calendar/messages.ts'
import { datesWithDays, money } from '#web/lib/format/format.ts'
import { describeSun, type Sky } from '#web/lib/format/sun.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { buttonClass } from '#web/ui/Button.tsx'

/** Lists have neither sky, which is computed for each departure that is read, nor held places. */
export type CalendarLine = CalendarDepartureFragment & {
  sky?: Sky | null
  heldCount?: number
  heldUntil?: string | null
}

export type OpenCell = { name: string; to: string; week: string; cell: HTMLElement }

type Props = OpenCell & {
  /** Id of the trip, once it is known. */
  id?: string | undefined
  /** Undefined while they load, null where they could not. */
  departures: readonly CalendarLine[] | null | undefined
  onBook?: ((departureId: string) => void) | undefined
  onClose: () => void
}

const marginPx = 12

/** The departures of a cell, beside it. The browser closes it with Escape or a press elsewhere. */
export function CellPopover({ id, name, to, week, cell, departures, onBook, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isReady = departures !== undefined
  useEffect(() => {
    const element = box.current
    if (!element) return
    element.showPopover?.()
    place(element, cell)
    element.focus()
  }, [cell])
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size changes with what it shows.
  useEffect(() => {
    if (box.current) place(box.current, cell)
  }, [isReady, cell])
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={`${name}, ${messages.week(week)}`}
      tabIndex={-1}
      onToggle={({ newState }) => {
        if (newState !== 'closed') return
        const hadFocus =
          document.activeElement === document.body || box.current?.contains(document.activeElement)
        if (hadFocus) cell.focus()
        onClose()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without popovers nothing else closes it.
        if (!('showPopover' in currentTarget) && !contains(currentTarget, relatedTarget)) onClose()
      }}
      className="fixed m-0 w-80 max-w-[calc(100vw-24px)] rounded-xl border border-line-strong bg-surface p-4 text-ink shadow-3 outline-none"
    >
      <div data-dates={id} />
      <p className="font-semibold">{name}</p>
      {departures === undefined && <p className="mt-1 text-ink-2">{messages.loading}</p>}
      {departures === null && <p className="mt-1 text-ink-2">{messages.unavailable}</p>}
      <ul className="mt-2 grid gap-3">
        {departures
          ?.filter(({ startDate }) => toWeek(startDate) === week)
          .map((departure) => (
            <Departure key={departure.id} departure={departure} to={to} onBook={onBook} />
          ))}
      </ul>
    </div>
  )
}

const contains = (box: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && box.contains(target)

type DepartureProps = Pick<Props, 'to' | 'onBook'> & { departure: CalendarLine }

function Departure({ departure, to, onBook }: DepartureProps) {
  const { id, startDate, endDate, status, availableCount, price, sky } = departure
  const places = usePlaces(departure)
  return (
    <li>
      <div className="flex items-center justify-between gap-3">
        <span>
          <b className="block font-semibold">{datesWithDays(startDate, endDate)}</b>
          <span className="text-meta text-ink-2">
            {messages.states[status]}
            {places && `, ${places}`}
            {price !== null && `, ${money(price)}`}
          </span>
        </span>
        <Link
          to={`${to}#departs`}
          onClick={() => onBook?.(id)}
          className={buttonClass({ variant: availableCount > 0 ? 'ink' : 'line' })}
        >
          {availableCount > 0 ? messages.book : messages.see}
        </Link>
      </div>
      {sky && (
        <p className="mt-1 text-meta text-ink-2">
          {sky.sentence}
          <span className="block">{describeSun(sky)}</span>
        </p>
      )}
    </li>
  )
}

/** Free places; with those that bookings under way hold, where the service says. */
function usePlaces({ availableCount, heldCount = 0, heldUntil = null }: CalendarLine): string | undefined {
  const { holds } = useFeatures()
  if (holds && heldCount > 0)
    return placesSentence({ free: availableCount, held: heldCount, heldUntil }, new Date())
  return availableCount > 0 ? messages.places(availableCount) : undefined
}

/** Below its cell, above where there is no room, within the window. */
function place(box: HTMLElement, cell: HTMLElement): void {
  const around = cell.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const isBelow = around.bottom + height + marginPx < window.innerHeight
  const top = isBelow ? around.bottom + 4 : Math.max(marginPx, around.top - height - 4)
  const left = Math.min(around.left, window.innerWidth - width - marginPx)
  box.style.top = `${top}px`
  box.style.left = `${Math.max(marginPx, left)}px`
}
