import { Figure } from '#web/agency/figures/Figure.tsx'
import { WeekBars } from '#web/agency/figures/WeekBars.tsx'
import { WeekTable } from '#web/agency/figures/WeekTable.tsx'
import type { Series, WeeksProps } from '#web/agency/figures/weeks.ts'

type Props = Pick<WeeksProps, 'title' | 'weeks'> &
  Partial<WeeksProps> & {
    help: string
    /** Drawn as bars: the first one dark, the second one light. */
    series: readonly [Series, Series]
    /** In the table alone. */
    more?: readonly Series[]
    note?: string
  }

/** A figure by week, as bars and as a table. */
export function WeekChart({ title, help, weeks, series, more = [], format = String, note }: Props) {
  const shared = { weeks, format }
  return (
    <Figure title={title} help={help} note={note}>
      <WeekBars {...shared} series={series} />
      <p className="flex gap-4 text-meta text-ink-2">
        {series.map(({ label }, side) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <span className={`size-3 rounded-[3px] ${side === 0 ? 'bg-pine-700' : 'bg-sun-500'}`} />
            {label}
          </span>
        ))}
      </p>
      <WeekTable {...shared} title={title} columns={[...series, ...more]} />
    </Figure>
  )
}
