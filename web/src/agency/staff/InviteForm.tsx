import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { messages } from '#web/agency/staff/messages.ts'
import { type Granted, Rights } from '#web/agency/staff/Rights.tsx'
import { useInviteStaffMutation } from '#web/agency/staff/Staff.generated.ts'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** Invites a person by mail. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const [granted, setGranted] = useState<Granted>({ role: 'STAFF', permissions: [] })
  const [invite] = useInviteStaffMutation()
  const stepUp = useStepUp()
  const { errors, isBusy, formProps } = useForm({
    rules: { email: (value) => (value.trim() ? undefined : messages.emailMissing) },
    async send(read) {
      const email = read('email').trim()
      const input = { email, role: granted.role, permissions: [...granted.permissions] }
      const refusals = await stepUp(async () =>
        listRefusals((await invite({ variables: { input } })).data?.agencyInvite),
      )
      if (refusals.length > 0) return refusals
      toast.success(messages.invited(email))
      onDone()
      return []
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <p className="mb-5 text-ink-2">{messages.inviteText}</p>
      <TextField label={messages.email} name="email" type="email" autoComplete="off" error={errors.email} />
      <Rights granted={granted} onChange={setGranted} />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.sendInvitation}
      </SubmitButton>
    </form>
  )
}
