import { memo } from 'react'
import { messages } from '#web/features/calendar/messages.ts'

declare module 'react' {
  interface CSSProperties {
    '--first-week'?: string
    '--weeks'?: string
  }
}

/** Roles of a table whose names lie above their rows, which no table element can lay out. */
export const toRole = (role: string, label?: string, tabIndex?: number) => ({
  role,
  'aria-label': label,
  tabIndex,
})

export const WeekHead = memo(({ weeks }: { weeks: readonly string[] }) => (
  <div {...toRole('row')} className="calendar-clip calendar-head">
    <div {...toRole('none')} className="calendar-strip">
      {weeks.map((week, index) => (
        <span key={week} {...toRole('columnheader', messages.weekFor(week))}>
          {(index === 0 || Number(week.slice(8)) < 8) && <b>{messages.shortMonth(week)}</b>}
          {Number(week.slice(8))}
        </span>
      ))}
    </div>
  </div>
))
