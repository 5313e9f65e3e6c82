import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { messages } from '#web/agency/messages.ts'

type Props = {
  /** One of them is set. */
  isSet: boolean
  /** Wide screens have room for them and show no button. */
  isNarrowOnly?: boolean
  children: ReactNode
}

/** Conditions of a filter behind a button, open while one of them is set; before the button that submits. */
export function MoreFilters({ isSet, isNarrowOnly = false, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(isSet)
  const wide = isNarrowOnly ? 'lg:contents' : ''
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`inline-flex min-h-13 items-center gap-1.5 justify-self-start font-semibold lg:mt-[29px] ${isNarrowOnly ? 'lg:hidden' : ''}`}
      >
        {messages.moreFilters}
        <ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} className={`${isOpen ? folded : 'hidden'} ${wide}`}>
        {children}
      </div>
    </>
  )
}

const folded = 'col-span-full grid grid-cols-2 items-start gap-3 lg:grid-cols-4'
