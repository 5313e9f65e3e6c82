import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

type Props = {
  id: string
  label: string
  className: string
  panelClassName: string
  children: (isOpen: boolean) => ReactNode
}

/** A disclosure: a click opens it, Escape or leaving it closes it, and the focus returns to its button. */
export function NavPanel({ id, label, className, panelClassName, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it.
  useEffect(() => setOpen(false), [key])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles bubbling events of its button and links.
    <div
      ref={root}
      className="relative"
      onBlur={({ relatedTarget }) => root.current?.contains(relatedTarget) || setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`${className} gap-1 lg:max-xl:gap-0`}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        // A press on its text does not take the focus away, which would close it.
        tabIndex={-1}
        className={`absolute top-full left-0 mt-2 rounded-xl bg-surface text-ink shadow-3 outline-none ${panelClassName}`}
      >
        {children(isOpen)}
      </div>
    </div>
  )
}
