import { type TextareaHTMLAttributes, useId } from 'react'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A field of several lines, with its hint or error below. */
export function TextArea({ label, hint, error, className = '', ...area }: Props) {
  const id = useId()
  const reported = error ?? hint
  return (
    <div className={`mt-5 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block text-15 font-semibold">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={reported ? `${id}-error` : undefined}
        className={`block w-full rounded-md bg-surface px-4 py-3 text-base ${error ? 'border-2 border-rouge-600' : 'border-[1.5px] border-line-strong'}`}
      />
      {reported && (
        <p
          id={`${id}-error`}
          role={error ? 'alert' : undefined}
          className={`mt-1.5 text-meta ${error ? 'font-semibold text-rouge-700' : 'text-ink-2'}`}
        >
          {reported}
        </p>
      )}
    </div>
  )
}
