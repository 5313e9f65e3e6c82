import type { FormEvent } from 'react'
import { messages } from '#web/agency/editor/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = { onSend: (note: string) => Promise<boolean>; onDone: () => void }

/** A note for the list of revisions, and the publication. */
export function PublishForm({ onSend, onDone }: Props) {
  const { isBusy, run } = useAction()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = new FormData(event.currentTarget).get('note')
    const send = async () => {
      await onSend(typeof note === 'string' ? note.trim() : '')
      return []
    }
    if (!isBusy) void run(send).finally(onDone)
  }
  return (
    <form onSubmit={submit} className="mt-3">
      <p className="mb-4 text-ink-2">{messages.publishText}</p>
      <TextField label={messages.optional(messages.note)} name="note" autoComplete="off" maxLength={500} />
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-5 w-full">
        {messages.publish}
      </Button>
    </form>
  )
}
