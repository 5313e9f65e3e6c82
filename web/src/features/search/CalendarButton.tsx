import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { When } from '#web/features/search/DateChoice.tsx'
import { messages } from '#web/features/search/messages.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = { state: SearchState; onChoose: (when: When) => void }

/** Loads the calendar when it opens, outside the form that it belongs to. */
export function CalendarButton({ state, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Calendar = useOnDemand(
    isOpen,
    () => import('#web/features/search/Calendar.tsx').then((module) => module.Calendar),
    close,
  )
  return (
    <>
      <button
        type="button"
        className="calendar-button link mt-1 inline-flex min-h-11 items-center gap-2 noscript:hidden"
        onClick={() => setOpen(true)}
      >
        <CalendarDays aria-hidden="true" className="size-5 shrink-0" />
        {messages.calendar}
      </button>
      {isOpen &&
        Calendar &&
        createPortal(<Calendar state={state} onChoose={onChoose} onClose={close} />, document.body)}
    </>
  )
}
