import type { ReactNode } from 'react'
import { messages } from '#web/agency/editor/messages.ts'
import { Checkbox } from '#web/ui/Field.tsx'

type Props = {
  label: string
  name: string
  values: readonly string[]
  most: number
  options: (readonly [value: string, label: string])[]
  error: string | undefined
  onChange: (values: string[]) => void
}

/** Longer lists open on demand, under what is chosen. */
const shownAtOnce = 12

/** Several values of a closed list, in the order in which they are chosen. */
export function Choices({ label, name, values, most, options, error, onChange }: Props) {
  const isLong = options.length > shownAtOnce
  const chosen = options.filter(([value]) => values.includes(value)).map(([, text]) => text)
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...values, value] : values.filter((each) => each !== value))
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-1 flex w-full flex-wrap justify-between gap-x-4 text-15 font-semibold">
        {label}
        <span className="text-meta font-normal text-ink-2">{messages.chosen(values.length, most)}</span>
      </legend>
      <Folded isLong={isLong} summary={chosen.join(', ') || messages.choose}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4">
          {options.map(([value, text], index) => (
            <Checkbox
              key={value}
              name={index === 0 ? name : `${name}.${value}`}
              checked={values.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            >
              {text}
            </Checkbox>
          ))}
        </div>
      </Folded>
      <p role="alert" className="text-meta font-semibold text-rouge-700 not-empty:mt-1.5">
        {error}
      </p>
    </fieldset>
  )
}

type FoldedProps = { isLong: boolean; summary: string; children: ReactNode }

const Folded = ({ isLong, summary, children }: FoldedProps) =>
  isLong ? (
    <details className="rounded-md border-[1.5px] border-line-strong px-4">
      <summary className="min-h-12 cursor-pointer py-3">{summary}</summary>
      <div className="pb-3">{children}</div>
    </details>
  ) : (
    children
  )
