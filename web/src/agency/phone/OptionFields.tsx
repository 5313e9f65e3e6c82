import { euros, longDay } from '#schema/frenchFormats.ts'
import { CodeField } from '#web/agency/phone/CodeField.tsx'
import { messages } from '#web/agency/phone/messages.ts'
import type { Choice } from '#web/agency/phone/phone.rules.ts'
import { type Quote, usePhoneQuote } from '#web/agency/phone/usePhoneQuote.ts'
import { Checkbox } from '#web/ui/Field.tsx'

type Props = {
  choice: Choice
  /** Birth dates by the index of the traveller. */
  births: Record<number, string>
  errors: Record<string, string | undefined>
  onChange: (changes: Partial<Choice>) => void
}

/** Options of the trip for each traveller, the codes, and the price, by the rules of the site. */
export function OptionFields({ choice, births, errors, onChange }: Props) {
  const { quote, error, discount, giftCard } = usePhoneQuote(choice, births)
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.price}</h2>
      {quote && <Options sold={quote.options} choice={choice} onChange={onChange} />}
      <CodeField
        name="discountCode"
        label={messages.discountCode}
        hint={messages.discountHint}
        error={errors.discountCode ?? discount.refusal}
        onApply={(discountCode) => {
          discount.retry()
          onChange({ discountCode })
        }}
      />
      <CodeField
        name="giftCardCode"
        label={messages.giftCard}
        hint={messages.giftCardHint}
        error={errors.giftCardCode ?? giftCard.refusal}
        onApply={(giftCardCode) => {
          giftCard.retry()
          onChange({ giftCardCode })
        }}
      />
      {quote && !error && <Price quote={quote} />}
      <p role="alert" className="mt-3 font-semibold text-rouge-700 empty:hidden">
        {error && messages.priceFailed}
      </p>
    </section>
  )
}

type OptionsProps = { sold: Quote['options'] } & Pick<Props, 'choice' | 'onChange'>

function Options({ sold, choice: { count, options }, onChange }: OptionsProps) {
  const positions = Array.from({ length: count }, (_, index) => index + 1)
  const toggle = (code: string, position: number) => {
    const chosen = options[code] ?? []
    const next = chosen.includes(position)
      ? chosen.filter((each) => each !== position)
      : [...chosen, position]
    onChange({ options: { ...options, [code]: next } })
  }
  return sold.map(({ code, label, priceCents }) => (
    <fieldset key={code} className="mt-3">
      <legend className="text-15 font-semibold">
        {label} <span className="font-normal text-ink-2">{euros(priceCents)}</span>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {positions.map((position) => (
          <Checkbox
            key={position}
            checked={(options[code] ?? []).includes(position)}
            onChange={() => toggle(code, position)}
          >
            {messages.traveller(position)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  ))
}

function Price({ quote }: { quote: Quote }) {
  const { lines, totalCents, dueNowCents, balanceDueOn } = quote
  const giftedCents = quote.giftCard?.paidCents ?? 0
  return (
    <div aria-live="polite">
      <dl className="mt-4 grid gap-y-1 border-t border-line pt-4 tabular-nums">
        {lines.map(({ label, quantity, amountCents }) => (
          <Amount key={label} name={`${quantity} × ${label}`} cents={amountCents} />
        ))}
        <Amount name={messages.total} cents={totalCents} isStrong />
        {giftedCents > 0 && <Amount name={messages.giftCard} cents={-giftedCents} />}
        <Amount name={messages.firstPayment} cents={dueNowCents} />
      </dl>
      <p className="mt-2 text-meta text-ink-2 empty:hidden">
        {giftedCents > 0 && dueNowCents === 0 && messages.giftCardPaysAll}
        {balanceDueOn && messages.rest(longDay(balanceDueOn))}
      </p>
    </div>
  )
}

type AmountProps = { name: string; cents: number; isStrong?: boolean }

const Amount = ({ name, cents, isStrong = false }: AmountProps) => (
  <div className={`flex justify-between gap-4 ${isStrong ? 'font-semibold' : ''}`}>
    <dt>{name}</dt>
    <dd>{euros(cents)}</dd>
  </div>
)
