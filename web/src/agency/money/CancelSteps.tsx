import { type MouseEvent, type ReactNode, useState } from 'react'
import { longDay } from '#schema/frenchFormats.ts'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useCancelDepartureMutation } from '#web/agency/money/CancelDeparture.generated.ts'
import { DepartureMails } from '#web/agency/money/DepartureMails.tsx'
import { Lines } from '#web/agency/money/Lines.tsx'
import { MoneyForm } from '#web/agency/money/MoneyForm.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { PlanCounts } from '#web/agency/money/PlanCounts.tsx'
import type { PlannedDeparture } from '#web/agency/money/plannedDeparture.ts'
import { toConflict } from '#web/agency/money/toConflict.ts'
import { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

type Props = { departure: PlannedDeparture; onStarted: (jobId: string) => void }

/** The four steps of a cancellation: all fields stay in the form, and the last step sends them. */
export function CancelSteps({ departure, onStarted }: Props) {
  const [step, setStep] = useState(0)
  const [isGift, setGift] = useState(false)
  const form = useCancelDeparture(departure, isGift, onStarted)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const plan = departure.cancellationPlan
  if (!plan) return null
  /** The first step has the one required field before the last. */
  const advance = (event: MouseEvent<HTMLButtonElement>) => {
    // By the end of the click its button is the one that sends: it would send at once.
    event.preventDefault()
    const typed = new FormData(event.currentTarget.form ?? undefined)
    const missing = reasonFault(String(typed.get('reason') ?? ''))
    setText(String(typed.get('text') ?? '').trim())
    setFault(missing)
    if (!missing) setStep(step + 1)
  }
  const next = (
    <Button variant="primary" className="mt-6 w-full" onClick={advance}>
      {messages.next}
    </Button>
  )
  const isLast = step === messages.steps.length - 1
  return (
    <MoneyForm form={form} submit={messages.cancelNow(plan.travellerCount)} next={isLast ? undefined : next}>
      <p className="font-semibold" aria-live="polite">
        {messages.step(step + 1, messages.steps[step] ?? '')}
      </p>
      <Step isShown={step === 0}>
        <TextField label={messages.departureReason} name="reason" error={fault ?? form.errors.reason} />
        <TextArea label={messages.textForCustomers} name="text" rows={4} hint={messages.textHint} />
      </Step>
      <Step isShown={step === 1}>
        <PlanCounts plan={plan} />
      </Step>
      <Step isShown={step === 2}>
        <Lines
          lines={[
            [messages.byCard, plan.cardCents],
            [messages.byHand, plan.manualCents],
          ]}
        />
        <Checkbox className="mt-3" checked={isGift} onChange={({ target }) => setGift(target.checked)}>
          {messages.asGiftCards}
        </Checkbox>
      </Step>
      <Step isShown={step === 3}>
        <p>{messages.totals(plan, isGift)}</p>
        {isLast && <DepartureMails id={departure.id} text={text} giftCards={isGift} />}
        <TextField
          label={messages.typeDate(longDay(departure.startDate))}
          name="startDate"
          type="date"
          error={form.errors.startDate}
          className="!mt-4"
        />
      </Step>
      {step > 0 && (
        <Button variant="ghost" className="mt-3 w-full" onClick={() => setStep(step - 1)}>
          {messages.back}
        </Button>
      )}
    </MoneyForm>
  )
}

const reasonFault = (value: string) => (value.trim().length < 3 ? messages.reasonMissing : undefined)

const Step = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <div hidden={!isShown} className="mt-4">
    {children}
  </div>
)

function useCancelDeparture(
  { id, version }: PlannedDeparture,
  giftCards: boolean,
  onStarted: (jobId: string) => void,
) {
  const [cancel] = useCancelDepartureMutation()
  return useMoneyForm({
    rules: {
      reason: reasonFault,
      startDate: (value) => (value ? undefined : messages.wrongDay),
    },
    done: messages.departureCanceled,
    onDone: () => undefined,
    async send({ read, key }) {
      const texts = { reason: read('reason').trim(), text: read('text').trim() }
      const input = { ...texts, startDate: read('startDate'), giftCards }
      const { data } = await cancel({ variables: { id, version, input, key } })
      const payload = data?.agencyCancelDeparture
      if (payload?.job) onStarted(payload.job.id)
      return toConflict(payload) ?? listRefusals(payload)
    },
  })
}
