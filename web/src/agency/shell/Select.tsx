import { useId } from 'react'

type Props = {
  label: string
  name: string
  value: string
  options: (readonly [value: string, label: string])[]
  error: string | undefined
  /** The choice of nothing, for a field that may be empty. */
  none?: string
  className?: string
  onChange: (value: string) => void
}

/** One value of a closed list, with its error below. */
export function Select({ label, name, value, options, error, none, className = '', onChange }: Props) {
  const id = useId()
  return (
    <div className={`mt-5 first:mt-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block text-15 font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={`h-13 w-full rounded-md bg-surface px-3 text-base ${error ? 'border-2 border-rouge-600' : 'border-[1.5px] border-line-strong'}`}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-meta font-semibold text-rouge-700">
          {error}
        </p>
      )}
    </div>
  )
}
