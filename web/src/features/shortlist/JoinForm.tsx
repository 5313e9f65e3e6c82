import { useId } from 'react'
import { shortlistMessages } from '#schema/shortlist.messages.ts'
import { readPersonName, shortlistLimits } from '#schema/shortlist.ts'
import { messages } from '#web/features/shortlist/messages.ts'
import { useJoinShortlistMutation } from '#web/features/shortlist/Shortlist.generated.ts'
import { CountField } from '#web/ui/CountField.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { token: string; onJoined: (person: { personId: string; personKey: string }) => void }

function findFault(typed: string): string | undefined {
  if (!typed.trim()) return messages.nameMissing
  return readPersonName(typed) ? undefined : shortlistMessages.SHORTLIST_NAME
}

/** The first visit: a first name and a number. */
export function JoinForm({ token, onJoined }: Props) {
  const id = useId()
  const [join] = useJoinShortlistMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { name: findFault },
    failed: messages.failed,
    async send(read) {
      const variables = { token, name: read('name').trim(), party: Number(read('party')) }
      const {
        personKey,
        shortlist,
        errors: refusals = [],
      } = (await join({ variables })).data?.joinShortlist ?? {}
      const personId = shortlist?.me?.id
      if (personKey && personId) onJoined({ personId, personKey })
      return refusals
    },
  })
  return (
    <section className="mt-8 max-w-md rounded-xl bg-surface p-6 ring-1 ring-line" aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {messages.joinTitle}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{messages.joinIntro}</p>
      <ScriptForm {...formProps}>
        <TextField
          label={messages.name}
          name="name"
          autoComplete="given-name"
          maxLength={shortlistLimits.nameLength}
          required
          error={errors.name}
        />
        <CountField
          label={messages.party}
          name="party"
          most={shortlistLimits.party}
          describe={messages.people}
        />
        <SubmitButton isBusy={isBusy} refusal={errors.form}>
          {messages.join}
        </SubmitButton>
      </ScriptForm>
    </section>
  )
}
