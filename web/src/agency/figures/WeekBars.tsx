import { useId } from 'react'
import { Link } from 'react-router-dom'
import { measureHeight } from '#web/agency/figures/figures.rules.ts'
import type { Series, WeeksProps } from '#web/agency/figures/weeks.ts'
import { shortDay } from '#web/lib/format/format.ts'

type Props = Omit<WeeksProps, 'title'> & { series: readonly Series[] }

const [height, step] = [140, 24]
const fills = ['fill-pine-700', 'fill-sun-500']

/** Bars from zero by week, the current week hatched. Its table says the same to those who do not see it. */
export function WeekBars({ weeks, series, format }: Props) {
  const hatch = useId()
  const width = weeks.length * step
  const most = Math.max(0, ...weeks.flatMap((week) => series.map(({ of }) => of(week))))
  return (
    <svg viewBox={`0 0 ${width} ${height + 28}`} aria-hidden="true" className="mt-3 w-full">
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2.5" height="5" className="fill-pine-700" />
      </pattern>
      <text y="18" className="fill-ink-2 text-[20px]">
        {format(most)}
      </text>
      <line x2={width} y1={height} y2={height} className="stroke-line-strong" />
      {weeks.map((week, index) => {
        const isCurrent = index === weeks.length - 1
        const bars = series.map(({ label, of, toLink }, side) => {
          const tall = measureHeight(of(week), most, height - 26)
          const fill = isCurrent ? { fill: `url(#${hatch})` } : { className: fills[side] }
          const bar = <rect x={2 + side * 10} y={height - tall} width="9" height={tall} {...fill} />
          if (!toLink) return <g key={label}>{bar}</g>
          return (
            <Link key={label} to={toLink(week)} tabIndex={-1}>
              <rect x={side * 12} width={step / 2} height={height} fill="transparent" />
              {bar}
            </Link>
          )
        })
        return (
          <g key={week.startDate} transform={`translate(${index * step} 0)`}>
            {bars}
            {index % 8 === 0 && index < weeks.length - 3 && (
              <text y={height + 22} className="fill-ink-2 text-[20px]">
                {shortDay(week.startDate)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
