import { useId } from 'react'
import { giftCardLimits } from '#schema/giftCard.ts'
import { today } from '#web/lib/format/days.ts'
import { money } from '#web/lib/format/format.ts'
import { giftAmounts, giftCards } from '#web/pages/content/giftCards.content.ts'
import { type GiftOrder, lastSendDay } from '#web/pages/content/giftCards.rules.ts'
import { TextField } from '#web/ui/Field.tsx'

type Props = {
  order: GiftOrder
  errors: Record<string, string | undefined>
  onChange: (change: Partial<GiftOrder>) => void
}

export function GiftFields({ order, errors, onChange }: Props) {
  const { form } = giftCards
  return (
    <>
      <Amounts order={order} error={errors.amount} onChange={onChange} />
      <div className="mt-6 grid gap-x-4 sm:grid-cols-2">
        <TextField
          name="name"
          label={form.name}
          value={order.name}
          error={errors.name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          name="email"
          type="email"
          label={form.email}
          value={order.email}
          error={errors.email}
          maxLength={254}
          autoComplete="off"
          onChange={({ target }) => onChange({ email: target.value })}
          className="sm:mt-0"
        />
      </div>
      <Message order={order} error={errors.message} onChange={onChange} />
      <TextField
        name="sendOn"
        type="date"
        label={form.sendOn}
        hint={form.sendOnHint}
        value={order.sendOn}
        error={errors.sendOn}
        min={today()}
        max={lastSendDay(today())}
        onChange={({ target }) => onChange({ sendOn: target.value })}
        className="max-w-72"
      />
    </>
  )
}

type PartProps = { order: GiftOrder; error: string | undefined; onChange: Props['onChange'] }

const chip =
  'flex min-h-12 cursor-pointer items-center rounded-full bg-surface px-5 font-semibold tabular-nums ring-1 ring-line-strong has-checked:bg-pine-700 has-checked:text-white has-checked:ring-pine-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2'

function Amounts({ order, error, onChange }: PartProps) {
  const { form } = giftCards
  const choices = [
    ...giftAmounts.map((each) => [String(each), money(each)] as const),
    ['', form.other] as const,
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="text-h3">{giftCards.choose}</legend>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {choices.map(([value, label]) => (
          <label key={value} className={chip}>
            <input
              type="radio"
              name="choice"
              checked={order.amount === value}
              onChange={() => onChange({ amount: value })}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {order.amount === '' && (
        <TextField
          name="amount"
          label={form.amount}
          hint={form.amountHint}
          value={order.other}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          onChange={({ target }) => onChange({ other: target.value })}
          className="mt-4 max-w-72"
        />
      )}
    </fieldset>
  )
}

function Message({ order, error, onChange }: PartProps) {
  const id = useId()
  const { form } = giftCards
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1.5 block text-15 font-semibold">
        {form.message}
      </label>
      <textarea
        id={id}
        name="message"
        rows={3}
        value={order.message}
        maxLength={giftCardLimits.message}
        onChange={({ target }) => onChange({ message: target.value })}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        className={`block w-full rounded-md bg-surface px-4 py-3 text-base ${error ? 'border-2 border-rouge-600' : 'border-[1.5px] border-line-strong'}`}
      />
      <p
        id={`${id}-hint`}
        role={error ? 'alert' : undefined}
        className={`mt-1.5 text-meta ${error ? 'font-semibold text-rouge-700' : 'text-ink-2'}`}
      >
        {error ?? form.messageHint(order.message.trim().length, giftCardLimits.message)}
      </p>
    </div>
  )
}
