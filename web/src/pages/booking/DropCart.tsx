import { useState } from 'react'
import { messages } from '#web/pages/booking/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { isBusy: boolean; onDrop: () => Promise<void>; className?: string }

/** Gives up the reservation in progress, once confirmed. */
export function DropCart({ isBusy, onDrop, className = '' }: Props) {
  const [isRequested, setRequested] = useState(false)
  const drop = () => {
    setRequested(false)
    void onDrop()
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={className}
        isBusy={isBusy}
        onClick={() => setRequested(true)}
      >
        {messages.drop}
      </Button>
      <Dialog isOpen={isRequested} onClose={() => setRequested(false)} title={messages.dropQuestion}>
        <p className="mt-3 text-ink-2">{messages.dropText}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" onClick={drop}>
            {messages.dropIt}
          </Button>
          <Button onClick={() => setRequested(false)}>{messages.keepIt}</Button>
        </div>
      </Dialog>
    </>
  )
}
