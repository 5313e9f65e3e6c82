import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { useCreateKeyMutation } from '#web/agency/apiKeys/ApiKeys.generated.ts'
import { keyRules } from '#web/agency/apiKeys/apiKeys.rules.ts'
import { messages } from '#web/agency/apiKeys/messages.ts'
import { OneTimeSecret } from '#web/agency/shell/OneTimeSecret.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Checkbox, TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Created = { name: string; secret: string }

/** Creates a key, and shows it this once. */
export function CreateKey({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [created, setCreated] = useState<Created>()
  const close = () => {
    setCreated(undefined)
    onClose()
  }
  const title = created ? messages.created(created.name) : messages.create
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title}>
      {created && <OneTimeSecret secret={created.secret} labels={messages} onKept={close} />}
      {isOpen && !created && <CreateForm onCreated={setCreated} />}
    </Dialog>
  )
}

function CreateForm({ onCreated }: { onCreated: (created: Created) => void }) {
  const [isTest, setTest] = useState(false)
  const [create] = useCreateKeyMutation({ refetchQueries: ['AgencyKeys'] })
  const stepUp = useStepUp()
  const { errors, isBusy, formProps } = useForm({
    rules: keyRules,
    failed: messages.failed,
    async send(read) {
      const netPercent = read('netPercent').trim()
      const input = {
        name: read('name').trim(),
        scopes: ['OCTO' as const],
        isTest,
        ...(netPercent && { netPercent: Number(netPercent) }),
      }
      let secret: string | null | undefined
      const refusals = await stepUp(async () => {
        const { data } = await create({ variables: { input } })
        secret = data?.agencyCreateKey.secret
        return listRefusals(data?.agencyCreateKey)
      })
      if (secret) onCreated({ name: input.name, secret })
      return refusals
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <p className="mb-5 text-ink-2">{messages.createIntro}</p>
      <TextField label={messages.name} name="name" autoComplete="off" maxLength={60} error={errors.name} />
      <TextField
        label={messages.netPercent}
        name="netPercent"
        inputMode="numeric"
        autoComplete="off"
        hint={messages.netHint}
        error={errors.netPercent}
      />
      <Checkbox className="mt-4" checked={isTest} onChange={({ target }) => setTest(target.checked)}>
        {messages.isTest}
      </Checkbox>
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.create}
      </SubmitButton>
    </form>
  )
}
