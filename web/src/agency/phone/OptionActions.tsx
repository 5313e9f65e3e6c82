import { useState } from 'react'
import { CancelForm } from '#web/agency/money/CancelForm.tsx'
import { ExtendHold } from '#web/agency/phone/ExtendHold.tsx'
import { messages } from '#web/agency/phone/messages.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { option: { id: string; version: number; holdUntil: string }; onSaved: () => void }

/** The hour of an option, and what staff do with it besides the payment. */
export function OptionActions({ option, onSaved }: Props) {
  const [isReleasing, setReleasing] = useState(false)
  const done = () => {
    setReleasing(false)
    onSaved()
  }
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.option}</h2>
      <p className="mt-2">{messages.heldUntil(dayAndHour(option.holdUntil))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ExtendHold option={option} onSaved={onSaved} />
        <Button size="sm" onClick={() => setReleasing(true)}>
          {messages.release}
        </Button>
      </div>
      <Dialog isOpen={isReleasing} onClose={() => setReleasing(false)} title={messages.release}>
        {isReleasing && <CancelForm id={option.id} onDone={done} />}
      </Dialog>
    </section>
  )
}
