import type { DatedLine } from '#web/features/departures/departures.rules.ts'
import { monthsOf } from '#web/features/departures/departures.rules.ts'
import { messages } from '#web/features/departures/messages.ts'
import { money, monthAndYear, shortMonth } from '#web/lib/format/format.ts'

/** The year at a glance: a month with more dates is darker, and links to them. */
export const Months = ({ departures }: { departures: readonly DatedLine[] }) => (
  <ol aria-label={messages.months} className="months">
    {monthsOf(departures).map(({ month, count, price }) => (
      <li key={month} data-count={Math.min(count, 3)}>
        {count > 0 ? (
          <a href={`#mois-${month}`} aria-label={messages.month(monthAndYear(month), count, price)}>
            {shortMonth(month)}
            <small>{price === null ? messages.noPlace : money(price)}</small>
          </a>
        ) : (
          <span aria-label={messages.month(monthAndYear(month), 0, null)} role="img">
            {shortMonth(month)}
          </span>
        )}
      </li>
    ))}
  </ol>
)
