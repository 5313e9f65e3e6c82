import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type FieldProps = { label: string; hint?: string | undefined; error?: string | undefined }
type TextProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    /** A button on the field's end. */
    end?: ReactNode
  }

/** A text field with a permanent label, and its hint or error below. */
export function TextField({ label, hint, error, end, className = '', ...input }: TextProps) {
  const id = useId()
  const reported = error ?? hint
  return (
    <div className={`mt-5 first:mt-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block text-15 font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={reported ? `${id}-error` : undefined}
          className={`h-13 w-full rounded-md bg-surface px-4 text-base placeholder:text-ink-3 ${end ? 'pr-13' : ''} ${error ? 'border-2 border-rouge-600' : 'border-[1.5px] border-line-strong'}`}
        />
        {end && <div className="absolute inset-y-1 right-1">{end}</div>}
      </div>
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

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { children: ReactNode }

export function Checkbox({ children, className = '', ...input }: CheckboxProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input
        {...input}
        type="checkbox"
        className="size-5 shrink-0 cursor-pointer appearance-none rounded-[6px] border-[1.75px] border-line-strong bg-surface checked:border-pine-600 checked:bg-pine-600 checked:bg-[url(/check.svg)] checked:bg-center checked:bg-no-repeat disabled:cursor-default disabled:opacity-50"
      />
      <span>{children}</span>
    </label>
  )
}
