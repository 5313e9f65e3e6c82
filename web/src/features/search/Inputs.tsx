import type { InputHTMLAttributes, ReactNode } from 'react'
import { usePanel } from '#web/features/search/panel.tsx'
import { useTyped } from '#web/features/search/useTyped.ts'
import { number } from '#web/lib/format/format.ts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  name: string
  count?: number | undefined
  children: ReactNode
}

function usePick() {
  const { pick } = usePanel()
  return ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
    pick(currentTarget.form)
}

/** A checkbox row with its count. */
export const Tick = ({ count, children, ...input }: Props) => (
  <label className="choice">
    <input type="checkbox" {...input} onChange={usePick()} />
    {children}
    {count !== undefined && <small>{number(count)}</small>}
  </label>
)

/** The same as a pill, in a group of class `pills`; a radio button where one value may be selected. */
export const Pill = ({ count, children, onPick, ...input }: Props & { onPick?: () => void }) => {
  const pick = usePick()
  return (
    <label>
      <input type="checkbox" {...input} onChange={onPick ?? pick} />
      {children}
      {count !== undefined && <small>{number(count)}</small>}
    </label>
  )
}

type SelectProps = {
  label: string
  name: string
  value: string
  options: { value: string; label: string; count?: number }[]
}

export const Select = ({ label, name, value, options }: SelectProps) => (
  <label className="mt-3 block">
    <span className="mb-1.5 block text-15 font-semibold">{label}</span>
    <select name={name} value={value} onChange={usePick()} className="select">
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.count === undefined ? option.label : `${option.label} (${number(option.count)})`}
        </option>
      ))}
    </select>
  </label>
)

type TypedProps = Omit<Props, 'children' | 'count'> & { label: string; value: string }

/** Applies typed input on blur or Enter, never in the middle of a number. */
export const Typed = ({ label, value, ...input }: TypedProps) => {
  const pick = usePick()
  const [typed, setTyped] = useTyped(value)
  return (
    <label className="block min-w-0 grow basis-0">
      <span className="mb-1 block text-meta">{label}</span>
      <input
        {...input}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={(event) => typed !== value && pick(event)}
        className="h-12 w-full min-w-0 rounded-md border-[1.5px] border-line-strong bg-surface px-2.5 text-15 text-ink"
      />
    </label>
  )
}
