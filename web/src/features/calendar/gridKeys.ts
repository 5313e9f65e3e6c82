/** Weeks that a Page key moves. */
const pageWeeks = 4

type Place = { row: number; column: number }
type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** The place that a key leads to in a grid of that size; undefined for a key that does not move. */
export function placeAfter(
  { key, ctrlKey, metaKey }: Keys,
  { row, column }: Place,
  last: Place,
): Place | undefined {
  const isFar = ctrlKey || metaKey
  const moves: Record<string, Place> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: isFar ? { row: 0, column: 0 } : { row, column: 0 },
    End: isFar ? last : { row, column: last.column },
    PageUp: { row, column: column - pageWeeks },
    PageDown: { row, column: column + pageWeeks },
  }
  const moved = moves[key]
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  return moved && { row: within(moved.row, last.row), column: within(moved.column, last.column) }
}

type Options = {
  /** Names a cell that has nothing in it: it has no name until it is reached. */
  toName: (row: number, column: number) => string
  /** Brings a week into view. */
  show: (column: number) => void
}

/** Moves the focus and the one tab stop of a grid. */
export function moveFocus(grid: HTMLElement, keys: Keys, { toName, show }: Options): void {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[role=gridcell]'),
  ])
  const focused = document.activeElement
  const row = rows.findIndex((cells) => cells.some((cell) => cell === focused))
  const cells = rows[row] ?? []
  const column = cells.findIndex((cell) => cell === focused)
  const place = placeAfter(keys, { row, column }, { row: rows.length - 1, column: cells.length - 1 })
  const target = place && rows[place.row]?.[place.column]
  if (!place || !target) return
  if (!target.hasAttribute('aria-label')) target.setAttribute('aria-label', toName(place.row, place.column))
  for (const stop of grid.querySelectorAll('[role=gridcell][tabindex="0"]'))
    stop.setAttribute('tabindex', '-1')
  target.setAttribute('tabindex', '0')
  show(place.column)
  target.focus()
}
