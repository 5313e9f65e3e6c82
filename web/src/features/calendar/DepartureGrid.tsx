import '#web/features/calendar/calendar.css'
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { CellMark } from '#web/features/calendar/CellMark.tsx'
import { cellAt, type GridRow } from '#web/features/calendar/calendar.rules.ts'
import { messages } from '#web/features/calendar/messages.ts'
import { findCell, keyNames, useWeekFrame } from '#web/features/calendar/useWeekFrame.ts'
import { toRole, WeekHead } from '#web/features/calendar/WeekHead.tsx'
import { WeekWindows } from '#web/features/calendar/WeekWindows.tsx'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'

type Props = {
  rows: readonly GridRow[]
  weeks: readonly string[]
  toName: (row: GridRow, week: string) => string
  /** Acts on a cell that holds something; the element is where the focus returns. */
  onOpen: (row: GridRow, week: string, cell: HTMLElement) => void
  /** Acts whenever a cell is focused. */
  onFocus?: (() => void) | undefined
  /** Rows above, in the same columns. */
  children?: ReactNode
  /** Address of the weeks from another one; without, the grid ends with its weeks. */
  toWeek?: (week: string) => string
  /** The weeks begin later than the current one. */
  hasEarlier?: boolean
  /** Half a year, in large cells. */
  isHalf?: boolean
}

type GridKeys = typeof import('#web/features/calendar/gridKeys.ts')

/** Weeks in columns, one tab stop in all; as many columns as the screen has room for are in view. */
export function DepartureGrid({ rows, weeks, toName, onOpen, onFocus, children, toWeek, ...options }: Props) {
  const { isHalf = false, hasEarlier = false } = options
  const { frame, from, setFrom, show } = useWeekFrame(weeks)
  const acts = useCells({ rows, weeks, toName, onOpen, onFocus }, show)
  return (
    <div className={`calendar ${isHalf ? 'calendar-half' : ''}`}>
      <div {...frame}>
        <WeekWindows {...{ weeks, from, setFrom, toWeek, hasEarlier, isHalf }} />
        {children}
        <div {...toRole('grid', messages.grid, -1)} {...acts}>
          <WeekHead weeks={weeks} />
          {rows.map((row, index) => (
            <Row key={row.id} row={row} index={index} weeks={weeks} toName={toName} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Events of all cells, handled by their grid. */
function useCells({ rows, weeks, toName, onOpen, onFocus }: Props, show: (column: number) => void) {
  /** Loaded with the first focus; then each key moves before the next is read. */
  const loaded = useRef<GridKeys>(null)
  const keys = async () => {
    loaded.current ??= await import('#web/features/calendar/gridKeys.ts')
    return loaded.current
  }
  const open = (cell: HTMLElement | null) => {
    const row = rows[Number(cell?.parentElement?.dataset['index'])]
    const week = weeks[[...(cell?.parentElement?.children ?? [])].indexOf(cell ?? document.body)]
    if (cell && row && week && cellAt(row, week)) onOpen(row, week, cell)
  }
  const nameAt = (row: number, column: number) => (rows[row] ? toName(rows[row], weeks[column] ?? '') : '')
  return {
    onFocus() {
      void keys()
      onFocus?.()
    },
    onClick: ({ target }: MouseEvent) => open(findCell(target)),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const cell = findCell(event.target)
      const { key, ctrlKey, metaKey, currentTarget } = event
      if (!cell || !(key === 'Enter' || keyNames.test(key))) return
      event.preventDefault()
      if (key === 'Enter') return open(cell)
      const move = ({ moveFocus }: GridKeys) =>
        moveFocus(currentTarget, { key, ctrlKey, metaKey }, { show, toName: nameAt })
      if (loaded.current) move(loaded.current)
      else void keys().then(move)
    },
  }
}

type RowProps = Pick<Props, 'weeks' | 'toName'> & { row: GridRow; index: number }

/** Renders again only with other cells: a move of the focus changes none. */
const Row = memo(({ row, index, weeks, toName }: RowProps) => {
  const isHydrated = useHydrated()
  return (
    <div {...toRole('row')} data-row="">
      <div {...toRole('rowheader')} className="calendar-name">
        {/* With scripts the grid is one tab stop; the list below has the same links. */}
        <Link to={`${row.to}#annee`} tabIndex={isHydrated ? -1 : undefined}>
          {row.name}
        </Link>
      </div>
      <div {...toRole('none')} className="calendar-clip">
        <div {...toRole('none')} className="calendar-strip" data-index={index}>
          {weeks.map((week, column) => {
            const cell = cellAt(row, week)
            return (
              <span
                key={week}
                {...toRole('gridcell', cell && toName(row, week), index === 0 && column === 0 ? 0 : -1)}
              >
                {cell && <CellMark status={cell.status} />}
                {cell && cell.availableCount > 0 && cell.availableCount}
              </span>
            )
          })}
        </div>
      </div>
    </div>
  )
})
