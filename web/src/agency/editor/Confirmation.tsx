import { messages } from '#web/agency/editor/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = { text: string; label: string; onSend: () => Promise<unknown>; onCancel: () => void }

/** An effect in words, and the button that names it. */
export function Confirmation({ text, label, onSend, onCancel }: Props) {
  const { isBusy, run } = useAction()
  const send = () =>
    run(async () => {
      await onSend()
      return []
    })
  return (
    <div className="mt-3">
      <p className="text-ink-2">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="ink" isBusy={isBusy} onClick={() => void send()}>
          {label}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {messages.later}
        </Button>
      </div>
    </div>
  )
}
