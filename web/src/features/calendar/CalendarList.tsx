import { Link } from 'react-router-dom'
import { cellWords, type GridRow, type Holidays } from '#web/features/calendar/calendar.rules.ts'
import { messages } from '#web/features/calendar/messages.ts'

type Props = { rows: readonly GridRow[]; holidays: Holidays }

/** The grid in words, without scripts too. */
export const CalendarList = ({ rows, holidays }: Props) => (
  <details className="mt-4">
    <summary className="link inline-flex min-h-11 items-center font-semibold">{messages.asList}</summary>
    <ul className="mt-2 grid gap-4">
      {rows.map((row) => (
        <li key={row.id}>
          <Link to={row.to} className="link font-semibold">
            {row.name}
          </Link>
          <ul className="mt-1 grid gap-x-6 text-meta text-ink-2 md:grid-cols-2">
            {row.cells.map((cell) => (
              <li key={cell.week}>
                {messages.weekFor(cell.week) +
                  messages.colon +
                  cellWords(cell, cell.week, holidays).join(', ')}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </details>
)
