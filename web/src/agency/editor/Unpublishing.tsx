import { useState } from 'react'
import { Confirmation } from '#web/agency/editor/Confirmation.tsx'
import { messages } from '#web/agency/editor/messages.ts'

type Props = {
  /** Resolves to the consequence that has to be confirmed first. */
  onSend: (confirmed: boolean) => Promise<string | undefined>
  onDone: () => void
}

/** Withdraws the page, after the consequence for travellers if there are some. */
export function Unpublishing({ onSend, onDone }: Props) {
  const [consequence, setConsequence] = useState<string>()
  const send = async () => {
    const next = await onSend(consequence !== undefined)
    if (next) setConsequence(next)
    else onDone()
  }
  return (
    <Confirmation
      text={consequence ?? messages.unpublishText}
      label={messages.unpublishAll}
      onSend={send}
      onCancel={onDone}
    />
  )
}
