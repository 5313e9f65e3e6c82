import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { type ApiKeyFragment, useRevokeKeyMutation } from '#web/agency/apiKeys/ApiKeys.generated.ts'
import { revocationRules } from '#web/agency/apiKeys/apiKeys.rules.ts'
import { messages } from '#web/agency/apiKeys/messages.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { apiKey: ApiKeyFragment | undefined; onClose: () => void }

/** Revokes a key at once, with a reason. */
export function RevokeKey({ apiKey, onClose }: Props) {
  return (
    <Dialog isOpen={apiKey !== undefined} onClose={onClose} title={messages.revokeTitle(apiKey?.name ?? '')}>
      {apiKey && <RevokeForm apiKey={apiKey} onDone={onClose} />}
    </Dialog>
  )
}

function RevokeForm({ apiKey: { id, prefix }, onDone }: { apiKey: ApiKeyFragment; onDone: () => void }) {
  const [revoke] = useRevokeKeyMutation({ refetchQueries: ['AgencyKeys'] })
  const stepUp = useStepUp()
  const { errors, isBusy, formProps } = useForm({
    rules: revocationRules,
    failed: messages.revokeFailed,
    async send(read) {
      const variables = { id, reason: read('reason').trim() }
      const refusals = await stepUp(async () =>
        listRefusals((await revoke({ variables })).data?.agencyRevokeKey),
      )
      if (refusals.length > 0) return refusals
      toast.success(messages.revokeDone)
      onDone()
      return []
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <p className="mb-5 text-ink-2 wrap-anywhere">{messages.revokeIntro(prefix)}</p>
      <TextField
        label={messages.reason}
        name="reason"
        autoComplete="off"
        maxLength={300}
        hint={messages.reasonHint}
        error={errors.reason}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.revokeNow}
      </SubmitButton>
    </form>
  )
}
