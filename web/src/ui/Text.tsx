import { fold } from '#web/lib/format/fold.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'

/** Figures behind a disclosure: they are there for those who want them. */
type Table = {
  summary: string
  columns: readonly [string, string]
  rows: readonly (readonly [string, string])[]
}

/** A part of a text, with a title to link to, paragraphs, a list and a table. */
export type TextPart = {
  id?: string
  title: string
  text: readonly string[]
  list?: readonly string[]
  table?: Table
}

/** The fragment of a part: its id, or its title as a slug. */
export const partId = ({ id, title }: Pick<TextPart, 'id' | 'title'>): string =>
  id ?? fold(title).replace(/[^a-z0-9]+/g, '-')

/** Lines from which a list takes two columns. */
const longList = 8

export function Text({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, list = [], table, ...part }) => (
    <section key={part.title} className="mb-10 max-w-prose">
      <h2 id={partId(part)} className="mb-3 text-h2 lg:text-[1.75rem]">
        {part.title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mb-4 text-prose">
          <Linked text={paragraph} />
        </p>
      ))}
      {list.length > 0 && (
        <ul
          className={`ml-5 list-disc text-prose wrap-anywhere *:mb-2 *:break-inside-avoid ${list.length > longList ? 'gap-x-12 sm:columns-2' : ''}`}
        >
          {list.map((line) => (
            <li key={line}>
              <Linked text={line} />
            </li>
          ))}
        </ul>
      )}
      {table && <FoldedTable {...table} />}
    </section>
  ))
}

const FoldedTable = ({ summary, columns, rows }: Table) => (
  <Disclosure summary={summary}>
    <table className="w-full text-left text-15 tabular-nums">
      <thead>
        <tr className="border-b border-line-strong text-meta text-ink-2 *:py-2 *:font-semibold">
          <th scope="col">{columns[0]}</th>
          <th scope="col" className="text-right">
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-b border-line text-ink *:py-2">
            <th scope="row" className="font-normal">
              {name}
            </th>
            <td className="text-right whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Disclosure>
)

/** Makes the agency's address and number in a text links. */
function Linked({ text }: { text: string }) {
  const { email, phone, phoneHref } = useAgency()
  const known = [email, phone].filter(Boolean).map((each) => each.replace(/[.+]/g, '\\$&'))
  if (known.length === 0) return text
  const ways = new RegExp(`(${known.join('|')})`)
  return text.split(ways).map((piece) =>
    piece === email || piece === phone ? (
      <a
        key={piece}
        href={piece === email ? `mailto:${email}` : phoneHref}
        className="link whitespace-nowrap"
      >
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
