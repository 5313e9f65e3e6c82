import { useEffect, useRef, useState } from 'react'
import { messages } from '#web/pages/account/feeds.messages.ts'
import { Button } from '#web/ui/Button.tsx'

type Action = 'renew' | 'remove'
type Props = { isBusy: boolean; onRenew: () => Promise<unknown>; onRemove: () => Promise<unknown> }

const confirmations = {
  renew: { consequence: messages.renewConsequence, confirm: messages.confirmRenew },
  remove: { consequence: messages.removeConsequence, confirm: messages.confirmRemove },
}

/** Ends an address after a confirmation: no calendar that reads it can be notified. */
export function FeedActions({ isBusy, onRenew, onRemove }: Props) {
  const [chosen, setChosen] = useState<Action | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const shown = useRef(chosen)
  // The pressed button goes: the focus moves to the first one of those that replace it.
  useEffect(() => {
    if (shown.current !== chosen) buttons.current?.querySelector('button')?.focus()
    shown.current = chosen
  }, [chosen])
  const confirm = async (action: Action) => {
    await (action === 'renew' ? onRenew() : onRemove())
    setChosen(null)
  }
  return (
    <div className="mt-4">
      {chosen && (
        <p role="status" className="mb-3">
          {confirmations[chosen].consequence}
        </p>
      )}
      <div ref={buttons} className="flex flex-wrap gap-3">
        {chosen ? (
          <>
            <Button isBusy={isBusy} variant="ink" onClick={() => void confirm(chosen)}>
              {confirmations[chosen].confirm}
            </Button>
            <Button variant="ghost" onClick={() => setChosen(null)}>
              {messages.keep}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setChosen('renew')}>{messages.renew}</Button>
            <Button variant="ghost" onClick={() => setChosen('remove')}>
              {messages.remove}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
