import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { messages } from '#web/agency/figures/messages.ts'
import type { Series, WeeksProps } from '#web/agency/figures/weeks.ts'
import { singleDay } from '#web/lib/format/format.ts'

type Props = WeeksProps & { columns: readonly Series[] }

/** The numbers of the weeks, the newest first. */
export const WeekTable = ({ title, weeks, columns, format }: Props) => (
  <details className="group mt-1">
    <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold">
      <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      {messages.table}
      <span className="sr-only">{` – ${title}`}</span>
    </summary>
    <table className="w-full text-left text-meta tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.week}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="px-1 py-1 text-right">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.startDate} className="border-t border-line">
            <th scope="row" className="py-2 font-normal">
              {messages.weekFor(singleDay(week.startDate))}
            </th>
            {columns.map(({ label, of, toLink }) => (
              <td key={label} className="px-1 py-2 text-right">
                {toLink && of(week) > 0 ? (
                  <Link to={toLink(week)} className="link">
                    {format(of(week))}
                  </Link>
                ) : (
                  format(of(week))
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
