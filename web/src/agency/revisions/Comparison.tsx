import { useSearchParams } from 'react-router-dom'
import type { Content } from '#web/agency/editor/content.ts'
import { messages } from '#web/agency/revisions/messages.ts'
import {
  type Difference,
  listDifferences,
  type Part,
  readCompared,
} from '#web/agency/revisions/revisions.rules.ts'

type Props = { revisions: { number: number; content: Content }[] }

/** Two versions, field by field. The address names them. */
export function Comparison({ revisions }: Props) {
  const [params, setParams] = useSearchParams()
  const numbers = revisions.map(({ number }) => number)
  const { from, to } = readCompared(params, numbers)
  const getContent = (target: number | undefined) =>
    revisions.find(({ number }) => number === target)?.content
  const [before, after] = [getContent(from), getContent(to)]
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    setParams(next, { replace: true })
  }
  return (
    <section aria-label={messages.compare} className="mt-4 max-w-3xl">
      <div className="flex flex-wrap gap-4">
        <Version
          label={messages.from}
          numbers={numbers}
          value={from}
          onChoose={(value) => choose('de', value)}
        />
        <Version label={messages.to} numbers={numbers} value={to} onChoose={(value) => choose('a', value)} />
      </div>
      {before && after && <Differences differences={listDifferences(before, after)} />}
    </section>
  )
}

type VersionProps = {
  label: string
  numbers: number[]
  value: number | undefined
  onChoose: (value: string) => void
}

const Version = ({ label, numbers, value, onChoose }: VersionProps) => (
  <label className="text-15 font-semibold">
    <span className="mb-1.5 block">{label}</span>
    <select
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      className="h-13 rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
    >
      {value === undefined && <option value="" />}
      {numbers.map((number) => (
        <option key={number} value={number}>
          {messages.version(number)}
        </option>
      ))}
    </select>
  </label>
)

function Differences({ differences }: { differences: Difference[] }) {
  if (differences.length === 0) return <p className="mt-4 text-ink-2">{messages.same}</p>
  return (
    <dl className="mt-4 grid gap-4">
      {differences.map(({ label, parts }) => (
        <div key={label} className="rounded-lg bg-surface px-4 py-4 shadow-1 sm:px-6">
          <dt className="font-semibold">{label}</dt>
          <dd className="mt-1 whitespace-pre-line break-words">
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts are a text in its order.
              <Word key={index} {...part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Removed words are struck through, added ones underlined: not by colour alone. */
function Word({ text, kind }: Part) {
  if (kind === 'removed')
    return (
      <del className="bg-rouge-50 text-rouge-700">
        <span className="sr-only">{`${messages.removed}\u00a0: `}</span>
        {text}
      </del>
    )
  if (kind === 'added')
    return (
      <ins className="bg-pine-50 text-pine-700">
        <span className="sr-only">{`${messages.added}\u00a0: `}</span>
        {text}
      </ins>
    )
  return text
}
