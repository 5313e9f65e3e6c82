import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/reservations/messages.ts'
import { Part } from '#web/agency/reservations/Part.tsx'
import { useAddNoteMutation } from '#web/agency/reservations/Reservations.generated.ts'
import { present } from '#web/agency/reservations/reservations.rules.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Field.tsx'
import { useForm } from '#web/ui/useForm.ts'

const longest = 2_000
const rules = { body: present(messages.noteMissing) }

/** A note for the staff, or for the guide too: it joins the history, and no customer reads it. */
export function NoteForm({ reservationId }: { reservationId: string }) {
  // Each saved note begins an empty form.
  const [saves, setSaves] = useState(0)
  return (
    <Part title={messages.note}>
      <Fields key={saves} reservationId={reservationId} onSaved={() => setSaves(saves + 1)} />
    </Part>
  )
}

function Fields({ reservationId, onSaved }: { reservationId: string; onSaved: () => void }) {
  const [add] = useAddNoteMutation({ refetchQueries: ['ReservationTimeline'] })
  const { formProps, errors, isBusy } = useForm({
    rules,
    failed: messages.noteFailed,
    async send(read) {
      const { data } = await add({
        variables: { input: { reservationId, body: read('body'), isForGuide: read('isForGuide') === 'on' } },
      })
      const refusals = listRefusals(data?.agencyAddNote)
      if (refusals.length > 0) return refusals
      toast.success(messages.noteAdded)
      onSaved()
      return []
    },
  })
  return (
    <form {...formProps}>
      <TextArea
        label={messages.noteLabel}
        name="body"
        rows={3}
        maxLength={longest}
        hint={messages.noteHint}
        error={errors.body ?? errors.form}
        className="!mt-3"
      />
      <Checkbox name="isForGuide">{messages.noteForGuide}</Checkbox>
      <Button type="submit" size="sm" isBusy={isBusy} className="mt-3">
        {messages.addNote}
      </Button>
    </form>
  )
}
