import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useCreateExpeditionMutation } from '#web/agency/expeditions/Expeditions.generated.ts'
import { messages } from '#web/agency/expeditions/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** Creates a draft by its name, and opens it. */
export function CreateExpedition() {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => open(true)}>
        <Plus aria-hidden="true" className="size-5" />
        {messages.create}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => open(false)} title={messages.create}>
        {isOpen && <CreateForm />}
      </Dialog>
    </>
  )
}

const isName = (value: string) => value.trim().length >= 3 && value.trim().length <= 90

function CreateForm() {
  const navigate = useNavigate()
  const [create] = useCreateExpeditionMutation()
  // One key for all attempts of the form: a repeated one creates nothing.
  const [key] = useState(() => crypto.randomUUID())
  const { formProps, errors, isBusy } = useForm({
    rules: { name: (value: string) => (isName(value) ? undefined : messages.nameMissing) },
    failed: messages.failed,
    async send(read) {
      const { data } = await create({ variables: { input: { name: read('name').trim() }, key } })
      const refusals = listRefusals(data?.agencyCreateExpedition)
      const created = data?.agencyCreateExpedition.expedition
      if (created) navigate(`/aventures/${created.id}`)
      return refusals
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <p className="mb-5 text-ink-2">{messages.createText}</p>
      <TextField label={messages.name} name="name" maxLength={90} error={errors.name} />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.createIt}
      </SubmitButton>
    </form>
  )
}
