import { useRef, useState } from 'react'
import { windowWith } from '#web/features/calendar/calendar.rules.ts'

/** Keys that move the focus in a grid of weeks. */
export const keyNames = /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down))$/

export const findCell = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null

/** The frame of a grid, with as many columns in view from the week `from` as its style sheet says. */
export function useWeekFrame(weeks: readonly string[]) {
  const [from, setFrom] = useState(0)
  const ref = useRef<HTMLDivElement>(null)
  return {
    frame: {
      ref,
      className: 'calendar-frame',
      style: { '--first-week': `${from}`, '--weeks': `${weeks.length}` },
    },
    from,
    setFrom,
    /** Brings a column into view. */
    show(column: number): void {
      const columns = Number(ref.current && getComputedStyle(ref.current).getPropertyValue('--columns'))
      setFrom((now) => windowWith(column, now, columns, weeks.length))
    },
  }
}
