import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { Refusal } from '#web/agency/access/refusals.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'

type Rules = Record<string, (value: string) => string | undefined>
type Read = (name: string) => string
type Sent = { read: Read; key: string; confirmed: boolean }

type Options = {
  rules: Rules
  send: (sent: Sent) => Promise<readonly Refusal[]>
  done: string
  onDone: () => void
}

/**
 * A form that moves money: one key for all its tries, so that a repeated one has one effect. A consequence that
 * the service names waits for a second click.
 */
export function useMoneyForm({ rules, send, done, onDone }: Options) {
  const stepUp = useStepUp()
  const [key] = useState(() => crypto.randomUUID())
  const [warning, setWarning] = useState<{ message: string; read: Read }>()
  const confirming = useAction(messages.failed)

  async function run(read: Read, confirmed: boolean): Promise<readonly Refusal[]> {
    const refusals = await stepUp(() => send({ read, key, confirmed }))
    const consequence = refusals.find(({ code }) => code === 'NEEDS_CONFIRMATION')
    if (consequence) setWarning({ message: consequence.message, read })
    if (refusals.length === 0) {
      toast.success(done)
      onDone()
    }
    return consequence ? [] : refusals
  }

  async function confirm(): Promise<void> {
    if (!warning) return
    await confirming.run(() => run(warning.read, true))
  }

  const form = useForm({ rules, failed: messages.failed, send: (read) => run(read, false) })
  return {
    ...form,
    isBusy: form.isBusy || confirming.isBusy,
    warning: warning?.message,
    confirm,
    /** Ends it once another value is typed: the consequence may be another. */
    endWarning: () => setWarning(undefined),
  }
}
