import { useAgencyGuideNamesQuery } from '#web/agency/departures/Departures.generated.ts'
import { messages } from '#web/agency/expeditions/messages.ts'
import type { useChanges } from '#web/agency/expeditions/useChanges.ts'
import { ChoiceField } from '#web/agency/shell/FilterFields.tsx'
import type { ExpeditionsChange } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Changes = ReturnType<typeof useChanges>
type Props = {
  kind: ExpeditionsChange | null
  count: number
  changes: Changes
  onClose: () => void
}

/** Values of a change, or the consequence that it has. */
export function ChangeDialog({ kind, count, changes, onClose }: Props) {
  const { question } = changes
  const shown = question?.change.kind ?? kind
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={onClose}
      title={shown ? messages.ofCount(messages.changes[shown], count) : messages.expeditions}
    >
      {question ? (
        <Consequence
          message={question.message}
          action={messages.changes[question.change.kind]}
          isBusy={changes.isBusy}
          onConfirm={() => void changes.run(question.change, true)}
          onClose={onClose}
        />
      ) : kind === 'DELETE' ? (
        <Consequence
          message={messages.deleteText(count)}
          action={messages.changes.DELETE}
          isBusy={changes.isBusy}
          onConfirm={() => void changes.run({ kind: 'DELETE' })}
          onClose={onClose}
        />
      ) : kind === 'GUIDE' || kind === 'RANK' ? (
        <ValueForm kind={kind} apply={changes.apply} />
      ) : null}
    </Dialog>
  )
}

type ConsequenceProps = {
  message: string
  action: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

const Consequence = ({ message, action, isBusy, onConfirm, onClose }: ConsequenceProps) => (
  <div className="mt-3">
    <p className="text-ink-2">{message}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
        {action}
      </Button>
      <Button onClick={onClose}>{messages.keep}</Button>
    </div>
  </div>
)

const isRank = (value: string) =>
  /^\d{1,7}$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= 1_000_000

function ValueForm({ kind, apply }: { kind: 'GUIDE' | 'RANK'; apply: Changes['apply'] }) {
  const guides = useAgencyGuideNamesQuery().data?.agency?.guides ?? []
  const { formProps, errors, isBusy } = useForm({
    rules: {
      rank: (value: string) => (kind === 'GUIDE' || isRank(value) ? undefined : messages.rankMissing),
    },
    failed: messages.failed,
    async send(read) {
      const guideId = read('guide') || null
      const message = await apply(kind === 'GUIDE' ? { kind, guideId } : { kind, rank: Number(read('rank')) })
      return message ? [{ message }] : []
    },
  })
  return (
    <form {...formProps} className="mt-3">
      {kind === 'GUIDE' ? (
        <>
          <p className="mb-5 text-ink-2">{messages.guideText}</p>
          <ChoiceField
            label={messages.guide}
            name="guide"
            value={null}
            any={messages.noGuide}
            options={guides.map(({ id, fullName }) => [id, fullName] as const)}
          />
        </>
      ) : (
        <TextField
          label={messages.rank}
          name="rank"
          inputMode="numeric"
          hint={messages.rankHint}
          error={errors.rank}
        />
      )}
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.apply}
      </SubmitButton>
    </form>
  )
}
