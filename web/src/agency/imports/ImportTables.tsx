import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportReportFragment } from '#web/agency/imports/Imports.generated.ts'
import { messages } from '#web/agency/imports/messages.ts'
import { messages as agencyMessages } from '#web/agency/messages.ts'

type TableProps = { title: string; head: string; shown: number; count: number; children: ReactNode }

/** Two columns, which a phone has room for. */
function Sheet({ title, head, shown, count, children }: TableProps) {
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      <div className="overflow-hidden rounded-lg bg-surface shadow-1">
        <table aria-rowcount={count + 1} className="w-full table-fixed text-left">
          <thead>
            <tr className="border-b border-line text-meta text-ink-2">
              <th scope="col" className="w-20 px-4 py-2 font-semibold">
                {messages.row}
              </th>
              <th scope="col" className="px-4 py-2 font-semibold">
                {head}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">{children}</tbody>
        </table>
      </div>
      {shown < count && <p className="mt-2 text-meta text-ink-2">{messages.shown(shown, count)}</p>}
    </section>
  )
}

type ErrorsProps = { errors: ImportReportFragment['errors']; count: number }

/** The first error has the focus when the check ends. */
export function ErrorTable({ errors, count }: ErrorsProps) {
  const first = useRef<HTMLTableRowElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Sheet title={messages.errorsTitle} head={messages.error} shown={errors.length} count={count}>
      {errors.map(({ row, column, value, message }, index) => (
        <tr
          key={`${row} ${column} ${message}`}
          ref={index === 0 ? first : undefined}
          tabIndex={index === 0 ? -1 : undefined}
          className="-outline-offset-3"
        >
          <td className="px-4 py-3 align-top font-semibold">{row ?? messages.whole}</td>
          <td className="px-4 py-3 break-words">
            {column && <span className="font-semibold">{column}</span>}
            {value && <span className="ml-2 text-ink-2">{messages.quoted(value)}</span>}
            <span className="block text-rouge-700">{message}</span>
          </td>
        </tr>
      ))}
    </Sheet>
  )
}

type ChangesProps = { rows: ImportReportFragment['rows']; count: number }

export function ChangeTable({ rows, count }: ChangesProps) {
  return (
    <Sheet title={messages.changesTitle} head={messages.change} shown={rows.length} count={count}>
      {rows.map(({ row, label, result, changes }) => (
        <tr key={row}>
          <td className="px-4 py-3 align-top font-semibold">{row}</td>
          <td className="px-4 py-3 break-words">
            <span className="font-semibold">{label}</span>
            <span className="ml-2 text-meta text-ink-2">{messages.results[result]}</span>
            <ul className="text-meta">
              {changes.map(({ column, before, after }) => (
                <li key={column}>
                  {column}&nbsp;: {result === 'CHANGED' && <del>{before ?? agencyMessages.noValue}</del>}
                  {result === 'CHANGED' && ' → '}
                  <ins className="font-semibold no-underline">{after ?? agencyMessages.noValue}</ins>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </Sheet>
  )
}
