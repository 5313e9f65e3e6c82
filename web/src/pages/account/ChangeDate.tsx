import { useEffect, useRef, useState } from 'react'
import { ChangeDateDialog } from '#web/pages/account/ChangeDateDialog.tsx'
import { messages } from '#web/pages/account/change.messages.ts'
import type { Changeable } from '#web/pages/account/change.rules.ts'
import { Button } from '#web/ui/Button.tsx'

/** The way to another date of the trip, and the sentence that follows the change. */
export function ChangeDate({ reservation }: { reservation: Changeable }) {
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string>()
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) result.current?.focus()
  }, [done])
  return (
    <>
      <p
        ref={result}
        role="status"
        tabIndex={-1}
        className="mt-6 max-w-prose rounded-md font-semibold empty:hidden"
      >
        {done}
      </p>
      <Button size="sm" className="mt-6 mr-3" onClick={() => setOpen(true)}>
        {messages.change}
      </Button>
      {isOpen && (
        <ChangeDateDialog
          reservation={reservation}
          onClose={() => setOpen(false)}
          onChanged={({ startDate, endDate }, refund) => {
            setOpen(false)
            setDone(messages.done(startDate, endDate) + (refund > 0 ? ` ${messages.refunding(refund)}` : ''))
          }}
        />
      )}
    </>
  )
}
