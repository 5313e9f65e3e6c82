import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/features/profile/messages.ts'
import { useForm } from '#web/ui/useForm.ts'

type Form = Parameters<typeof useForm>[0]
type Refusals = Awaited<ReturnType<Form['send']>>

type Options = {
  fields: readonly string[]
  /** Message after success. */
  done: string
  send: (...read: Parameters<Form['send']>) => Promise<Refusals | undefined>
  onDone?: () => void
}

/** A form of the account, validated by the service. */
export function useSaveForm({ fields, done, send, onDone }: Options) {
  return useForm({
    rules: Object.fromEntries(fields.map((field) => [field, () => undefined])),
    failed: messages.failed,
    async send(read) {
      const refusals = await send(read)
      if (!refusals) throw new TypeError('The gateway gave no answer.')
      if (refusals.length === 0) {
        toast.success(done)
        onDone?.()
      }
      return refusals
    },
  })
}
