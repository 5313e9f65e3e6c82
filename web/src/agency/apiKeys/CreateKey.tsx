import { Copy } from 'lucide-react'
import { useState } from 'react'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { useCreateKeyMutation } from '#web/agency/apiKeys/ApiKeys.generated.ts'
import { keyRules } from '#web/agency/apiKeys/apiKeys.rules.ts'
import { messages } from '#web/agency/apiKeys/messages.ts'
import { copy } from '#web/lib/browser/share.ts'
import { Button } from '#web/ui/Button.tsx'
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
      {created && <Secret secret={created.secret} onKept={close} />}
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
        return refusalsOf(data?.agencyCreateKey)
      })
      if (secret) onCreated({ name: input.name, secret })
      return refusals
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <p className="mb-5 text-ink-2">{messages.createTold}</p>
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

function Secret({ secret, onKept }: { secret: string; onKept: () => void }) {
  return (
    <div className="mt-3">
      <p>{messages.secretTold}</p>
      <output
        aria-label={messages.secret}
        className="mt-4 block rounded-md bg-sand px-5 py-4 font-mono text-[15px] wrap-anywhere select-all"
      >
        {secret}
      </output>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy(secret, messages.copied, messages.notCopied)}>
          <Copy aria-hidden="true" className="size-5" />
          {messages.copy}
        </Button>
        <Button onClick={onKept}>{messages.kept}</Button>
      </div>
    </div>
  )
}
