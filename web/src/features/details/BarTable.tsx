import type { ReactNode } from 'react'

type Row = {
  key: string
  title: ReactNode
  /** Length of the bar; without, the bar is the key to a part of another one. */
  percent?: number
  /** Below the bar. */
  details?: ReactNode
  cells: string[]
}

type Props = { columns: readonly string[]; caption: ReactNode; rows: Row[] }

/** Parts of a whole, each with a bar that has its own pattern; the last cell is the amount. */
export const BarTable = ({ columns, caption, rows }: Props) => (
  <table className="mt-4 w-full text-left tabular-nums">
    <caption className="caption-bottom pt-3 text-left text-meta text-ink-2">{caption}</caption>
    <thead className="sr-only">
      <tr>
        {columns.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, title, percent, details, cells }) => (
        <tr key={key} className="border-t border-line align-top">
          <th scope="row" className="py-2.5 font-normal">
            {percent === undefined && <span aria-hidden="true" className="share-bar share-key" />}
            {title}
            {percent !== undefined && (
              <span aria-hidden="true" className="share-bar" style={{ width: `${percent}%` }} />
            )}
            {details}
          </th>
          {cells.map((cell) => (
            <td
              key={cell}
              className="py-2.5 pl-3 text-right whitespace-nowrap text-ink-2 last:font-semibold last:text-ink"
            >
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
