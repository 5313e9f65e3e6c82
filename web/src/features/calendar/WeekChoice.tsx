import '#web/features/calendar/calendar.css'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { moveFocus } from '#web/features/calendar/gridKeys.ts'
import { findCell, keyNames, useWeekFrame } from '#web/features/calendar/useWeekFrame.ts'
import { toRole, WeekHead } from '#web/features/calendar/WeekHead.tsx'
import { WeekWindows } from '#web/features/calendar/WeekWindows.tsx'
import { messages } from '#web/features/calendar/weekChoice.messages.ts'

/** The weeks of a person: 1 is the week-end, 2 the whole week. */
export type WeekRow = { id: string; name: string; weeks: readonly { week: string; part: number }[] }

type Props = {
  /** The row that the visitor marks; absent where nothing changes. */
  mine?: WeekRow | undefined
  others: readonly WeekRow[]
  weeks: readonly string[]
  /** Marks a week of the visitor. */
  onMark: (week: string, part: number) => void
}

const marks = ['', '◐', '●']
const getPart = ({ weeks }: WeekRow, week: string) => weeks.find((each) => each.week === week)?.part ?? 0

/** Weeks of several persons in columns, with the keys of the calendar; Space or a click marks one's own. */
export function WeekChoice({ mine, others, weeks, onMark }: Props) {
  const { frame, from, setFrom, show } = useWeekFrame(weeks)
  const [announced, setAnnounced] = useState('')
  const rows = mine ? [mine, ...others] : others
  const mark = (cell: HTMLElement | null) => {
    const week = cell?.dataset['week']
    if (!mine || !week || cell?.dataset['mine'] === undefined) return
    const part = (getPart(mine, week) + 1) % marks.length
    onMark(week, part)
    setAnnounced(messages.marked(week, part))
  }
  const acts = {
    onClick: ({ target }: MouseEvent) => mark(findCell(target)),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, ctrlKey, metaKey, currentTarget } = event
      const cell = findCell(event.target)
      if (!cell || !(key === ' ' || keyNames.test(key))) return
      event.preventDefault()
      if (key === ' ') mark(cell)
      else moveFocus(currentTarget, { key, ctrlKey, metaKey }, { show, toName: () => '' })
    },
  }
  return (
    <div className="calendar calendar-half calendar-weeks">
      <div {...frame}>
        <WeekWindows {...{ weeks, from, setFrom, toWeek: undefined, hasEarlier: false, isHalf: true }} />
        <div {...toRole('grid', messages.grid, -1)} {...acts}>
          <WeekHead weeks={weeks} />
          {rows.map((row, index) => (
            <Row key={row.id} row={row} weeks={weeks} isMine={row === mine} isFirst={index === 0} />
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <p className="mt-2 text-meta text-ink-2">{messages.legend}</p>
    </div>
  )
}

type RowProps = { row: WeekRow; weeks: readonly string[]; isMine: boolean; isFirst: boolean }

const Row = ({ row, weeks, isMine, isFirst }: RowProps) => (
  <div {...toRole('row')} data-row="">
    <div {...toRole('rowheader')} className="calendar-name pt-2 font-semibold">
      {isMine ? messages.mine(row.name) : row.name}
    </div>
    <div {...toRole('none')} className="calendar-clip">
      <div {...toRole('none')} className="calendar-strip">
        {weeks.map((week, column) => {
          const part = getPart(row, week)
          return (
            <span
              key={week}
              {...toRole('gridcell', messages.cell(row.name, week, part), isFirst && column === 0 ? 0 : -1)}
              {...(!isMine && { 'aria-readonly': true })}
              data-week={week}
              data-mine={isMine ? '' : undefined}
              data-part={part}
            >
              {marks[part]}
            </span>
          )
        })}
      </div>
    </div>
  </div>
)
