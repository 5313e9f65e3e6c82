import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { plusWeeks } from '#rules/calendar.ts'
import { messages } from '#web/features/calendar/messages.ts'

type Props = {
  weeks: readonly string[]
  from: number
  setFrom: (from: number) => void
  toWeek: ((week: string) => string) | undefined
  /** The weeks begin later than today. */
  hasEarlier: boolean
  isHalf: boolean
}

/** Numbers of columns, by the width of the screen. */
const widths = { year: [8, 26, 52], half: [8, 26] } as const

/** « ‹ mars – avril › », once for each number of columns: the style sheet shows one. */
export const WeekWindows = ({ isHalf, ...props }: Props) =>
  widths[isHalf ? 'half' : 'year'].map((columns) => <WeekWindow key={columns} columns={columns} {...props} />)

function WeekWindow({
  weeks,
  from,
  setFrom,
  toWeek,
  hasEarlier,
  columns,
}: Omit<Props, 'isHalf'> & { columns: number }) {
  const [first = '', last = ''] = [weeks[from], weeks[Math.min(from + columns, weeks.length) - 1]]
  const step = (target: number, label: string, Icon: typeof ChevronLeft) => {
    const start = target < 0 && from > 0 ? 0 : target
    const isHere = start >= 0 && start < weeks.length && columns < weeks.length
    const address = toWeek?.(plusWeeks(weeks[0] ?? '', start))
    const show = (event: MouseEvent) => {
      if (!isHere) return
      event.preventDefault()
      setFrom(start)
    }
    if (!isHere && (!address || (start < 0 && !hasEarlier))) return <span className="size-11" />
    return (
      <Link
        to={address ?? '.'}
        preventScrollReset
        onClick={show}
        aria-label={label}
        className="grid size-11 place-items-center rounded-full hover:bg-sand"
      >
        <Icon aria-hidden="true" className="size-5" />
      </Link>
    )
  }
  if (columns >= weeks.length && !toWeek) return null
  return (
    // A year in two halves has two: each names its months.
    <nav
      aria-label={messages.shownWeeks(messages.months(weeks[0] ?? '', weeks.at(-1) ?? ''))}
      className={`calendar-window calendar-window-${columns}`}
    >
      {step(from - columns, messages.earlier, ChevronLeft)}
      <b aria-live="polite">{messages.months(first, last)}</b>
      {step(from + columns, messages.later, ChevronRight)}
    </nav>
  )
}
