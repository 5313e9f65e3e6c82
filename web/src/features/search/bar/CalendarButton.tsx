import { CalendarDays } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SearchState } from '#web/features/search/searchState.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = {
  /** Accessible name, where the label only shows the value. */
  name?: string
  label: string
  className: string
  state: SearchState
  onChoose: (when: Pick<SearchState, 'start' | 'end' | 'days' | 'months' | 'travellers'>) => void
  /** Fields above the dates: the button then opens all of them under this name. */
  children?: ReactNode
}

/** Loads the calendar when it opens, outside the form that it belongs to. */
export function CalendarButton({ name, label, className, state, onChoose, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Calendar = useOnDemand(
    isOpen,
    () => import('#web/features/search/Calendar.tsx').then((module) => module.Calendar),
    close,
  )
  return (
    <>
      <button type="button" className={`calendar-button ${className}`} onClick={() => setOpen(true)}>
        {(!name || children) && <CalendarDays aria-hidden="true" className="size-5 shrink-0" />}
        {name && <span className={label ? 'sr-only' : ''}>{name} </span>}
        {label}
      </button>
      {isOpen &&
        Calendar &&
        createPortal(
          <Calendar
            title={children ? name : undefined}
            state={state}
            onChoose={onChoose}
            onClose={close}
            isLeaving={Boolean(children)}
            hasTravellers={Boolean(name)}
          >
            {children}
          </Calendar>,
          document.body,
        )}
    </>
  )
}
