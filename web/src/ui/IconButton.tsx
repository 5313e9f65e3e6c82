import type { ButtonHTMLAttributes, ReactNode } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { label: string; children: ReactNode }

/** A round button with an accessible name only. */
export function IconButton({ label, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`relative grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-ink/6 ${className}`}
    >
      {children}
    </button>
  )
}
