import { ChangeButtons, type ChangedReservation } from '#web/agency/money/ChangeButtons.tsx'
import { ExtendHold } from '#web/agency/phone/ExtendHold.tsx'
import { messages } from '#web/agency/phone/messages.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'

type Props = { option: ChangedReservation & { holdUntil: string }; onSaved: () => void }

/** The hour of an option, and what staff do with it besides the payment. */
export const OptionActions = ({ option, onSaved }: Props) => (
  <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
    <h2 className="text-h3">{messages.option}</h2>
    <p className="mt-2">{messages.heldUntil(dayAndHour(option.holdUntil))}</p>
    <ChangeButtons reservation={option} cancel={messages.release} onSaved={onSaved}>
      <ExtendHold option={option} onSaved={onSaved} />
    </ChangeButtons>
  </section>
)
