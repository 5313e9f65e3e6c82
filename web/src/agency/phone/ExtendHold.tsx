import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { MoneyForm } from '#web/agency/money/MoneyForm.tsx'
import { toConflict } from '#web/agency/money/toConflict.ts'
import { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { messages } from '#web/agency/phone/messages.ts'
import { useExtendHoldMutation } from '#web/agency/phone/Phone.generated.ts'
import { readParisField, toParisField } from '#web/agency/phone/phone.rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = { option: { id: string; version: number; holdUntil: string }; onSaved: () => void }

/** Gives an option another end. */
export function ExtendHold({ option, onSaved }: Props) {
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onSaved()
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {messages.extend}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={messages.extendTitle}>
        {isOpen && <ExtendForm option={option} onDone={done} />}
      </Dialog>
    </>
  )
}

function ExtendForm({ option, onDone }: { option: Props['option']; onDone: () => void }) {
  const { id, version, holdUntil } = option
  const [extend] = useExtendHoldMutation()
  const form = useMoneyForm({
    rules: { until: (value) => (readParisField(value) ? undefined : messages.wrongHour) },
    done: messages.extended,
    onDone,
    async send({ read }) {
      const until = readParisField(read('until')) ?? ''
      const { data } = await extend({ variables: { id, version, until } })
      return toConflict(data?.agencyExtendHold) ?? listRefusals(data?.agencyExtendHold)
    },
  })
  return (
    <MoneyForm form={form} submit={messages.extendNow}>
      <TextField
        label={messages.newEnd}
        name="until"
        type="datetime-local"
        defaultValue={toParisField(holdUntil)}
        hint={messages.extendHint}
        error={form.errors.until}
      />
    </MoneyForm>
  )
}
