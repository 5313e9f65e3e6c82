import { type FormEvent, useState } from 'react'
import { CustomerFields } from '#web/agency/phone/CustomerFields.tsx'
import { DepartureFacts } from '#web/agency/phone/DepartureFacts.tsx'
import type { PhoneDeparture } from '#web/agency/phone/departure.ts'
import { messages } from '#web/agency/phone/messages.ts'
import { OptionFields } from '#web/agency/phone/OptionFields.tsx'
import { type Choice, countFree } from '#web/agency/phone/phone.rules.ts'
import { TravellerFields } from '#web/agency/phone/TravellerFields.tsx'
import { type Alternative, usePhoneBooking } from '#web/agency/phone/usePhoneBooking.ts'
import { dateRange } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'

type Props = { departure: PhoneDeparture; onDeparture: (id: string) => void }

const start = {
  count: 1,
  customer: null,
  isKnown: false,
  isTravelling: true,
  options: {},
  discountCode: '',
  giftCardCode: '',
}

/** One form in the order of the call: customer, travellers, options. */
export function PhoneForm({ departure, onDeparture }: Props) {
  const [chosen, setChosen] = useState<Omit<Choice, 'departureId'>>(start)
  const [births, setBirths] = useState<Record<number, string>>({})
  const choice = { ...chosen, departureId: departure.id }
  const change = (changes: Partial<typeof chosen>) => setChosen({ ...chosen, ...changes })
  const { errors, isBusy, formProps, alternatives, clear } = usePhoneBooking(choice)
  const readBirth = ({ target }: FormEvent<HTMLFormElement>) => {
    const index =
      target instanceof HTMLInputElement && /^travellers\.(\d+)\.birthDate$/.exec(target.name)?.[1]
    if (index && target instanceof HTMLInputElement) setBirths({ ...births, [Number(index)]: target.value })
  }
  return (
    <form {...formProps} onChange={readBirth} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <DepartureFacts departure={departure} />
      <CustomerFields choice={choice} errors={errors} onChange={change} />
      <TravellerFields free={countFree(departure)} choice={choice} errors={errors} onChange={change} />
      <OptionFields choice={choice} births={births} errors={errors} onChange={change} />
      <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
        <TextField
          label={messages.holdUntil}
          name="holdUntil"
          type="datetime-local"
          hint={messages.holdHint}
          error={errors.holdUntil}
        />
        {alternatives && (
          <Alternatives
            alternatives={alternatives}
            onChoose={(id) => {
              clear()
              onDeparture(id)
            }}
          />
        )}
        <SubmitButton isBusy={isBusy} refusal={errors.form}>
          {messages.save(choice.count)}
        </SubmitButton>
      </section>
    </form>
  )
}

type AlternativesProps = { alternatives: readonly Alternative[]; onChoose: (id: string) => void }

/** Other dates as buttons; what is typed stays. */
const Alternatives = ({ alternatives, onChoose }: AlternativesProps) => (
  <div className="mt-5">
    <p className="font-semibold">
      {alternatives.length > 0 ? messages.alternatives : messages.noAlternative}
    </p>
    <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
      {alternatives.map(({ departureId, startDate, endDate, availableCount }) => (
        <Button
          key={departureId}
          size="sm"
          className="whitespace-normal!"
          onClick={() => onChoose(departureId)}
        >
          {dateRange(startDate, endDate)}, {messages.free(availableCount)}
        </Button>
      ))}
    </div>
  </div>
)
