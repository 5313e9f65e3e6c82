import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Look = {
  /**
   * Ember is the main action of the screen; ink a second strong one; line the rest; ghost in toolbars; glass
   * on photographs.
   */
  variant?: 'primary' | 'ink' | 'line' | 'ghost' | 'glass'
  size?: 'md' | 'sm'
  className?: string
  children: ReactNode
}

const variants = {
  primary: 'bg-ember-600 text-white shadow-1 hover:bg-ember-700',
  ink: 'bg-ink text-white hover:bg-pine-800',
  line: 'bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] hover:bg-sand',
  ghost: 'hover:bg-ink/6',
  glass:
    'text-white bg-white/14 shadow-[inset_0_0_0_1px_rgb(255_255_255/.38)] backdrop-blur-md hover:bg-white/24',
}
const sizes = { md: 'min-h-12 px-[22px] text-base', sm: 'min-h-11 lg:min-h-10 px-4 text-15' }

export function buttonClass({
  variant = 'line',
  size = 'md',
  className = '',
}: Omit<Look, 'children'>): string {
  return `inline-flex items-center justify-center gap-2 rounded-full font-semibold leading-none whitespace-nowrap transition-[background-color,transform] duration-200 ease-out active:scale-98 aria-disabled:opacity-60 aria-disabled:cursor-default ${variants[variant]} ${sizes[size]} ${className}`
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { isBusy?: boolean }

/** While busy it keeps its width and label, and ignores presses. */
export function Button({
  variant,
  size,
  className,
  isBusy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({
        ...(variant && { variant }),
        ...(size && { size }),
        ...(className && { className }),
      })}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}

type ButtonLinkProps = Look & {
  to: string
  isExternal?: boolean
  onClick?: MouseEventHandler | undefined
}

/** A link styled as a button; a plain anchor for external targets and routes of the gateway. */
export function ButtonLink({ to, isExternal = false, onClick, children, ...look }: ButtonLinkProps) {
  const className = buttonClass(look)
  return isExternal ? (
    <a href={to} onClick={onClick} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}
