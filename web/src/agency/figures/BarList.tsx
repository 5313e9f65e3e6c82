import type { ReactNode } from 'react'
import { measureHeight } from '#web/agency/figures/figures.rules.ts'

type Bar = { key: string; label: ReactNode; value: number; most: number; text: string }

type Props = { caption: string; columns: readonly [string, string]; bars: readonly Bar[] }

/** A table whose rows have a bar from zero. */
export const BarList = ({ caption, columns, bars }: Props) => (
  <table className="mt-2 w-full text-left text-meta">
    <caption className="sr-only">{caption}</caption>
    <thead className="sr-only">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {bars.map(({ key, label, value, most, text }) => (
        <tr key={key} className="border-t border-line">
          <th scope="row" className="py-2 pr-3 font-normal">
            {label}
            <svg
              viewBox="0 0 100 3"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 block h-2 w-full"
            >
              <rect width="100" height="3" className="fill-sand" />
              <rect width={measureHeight(value, most, 100)} height="3" className="fill-pine-700" />
            </svg>
          </th>
          <td className="py-2 text-right align-top whitespace-nowrap tabular-nums">{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
