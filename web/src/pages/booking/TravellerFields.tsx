import { maxNameLength } from '#schema/constants.ts'
import { today } from '#web/lib/format/days.ts'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import {
  type AgeLimits,
  ageLimits,
  fieldName,
  type TravellerField,
} from '#web/pages/booking/travellers.rules.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'
import { countAdults } from '#web/pages/booking/useTravellersForm.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = {
  cart: OwnCart
  /** Position from 0: the adults come first. */
  index: number
  /** Text typed earlier and not sent. */
  initial: (name: string) => string | undefined
  errors: Record<string, string | undefined>
  /** Fills the names from the account. */
  onFill?: (() => void) | undefined
}

/** A traveller as on the identity document; sections tell the travellers apart for autofill. */
export function TravellerFields({ cart, index, initial, errors, onFill }: Props) {
  const limits = ageLimits(index, countAdults(cart), cart.expedition?.ageMinChild ?? null)
  const section = `section-traveller${index + 1}`
  const field = (name: TravellerField) => ({
    name: fieldName(index, name),
    label: messages[name],
    defaultValue: initial(fieldName(index, name)) ?? cart.travellers[index]?.[name] ?? '',
    error: errors[fieldName(index, name)],
    required: true,
  })
  return (
    <fieldset className="mt-8 min-w-0 border-line not-first:border-t not-first:pt-6 first:mt-0">
      <legend className="float-left flex min-h-11 items-center text-h3">{toTitle(cart, index)}</legend>
      {onFill && (
        <Button size="sm" className="float-right" onClick={onFill}>
          {messages.itIsMe}
        </Button>
      )}
      <div className="clear-both grid gap-x-6 gap-y-5 pt-3 *:mt-0! sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete={`${section} given-name`} maxLength={maxNameLength} />
        <TextField {...field('lastName')} autoComplete={`${section} family-name`} maxLength={maxNameLength} />
        <TextField
          {...field('birthDate')}
          hint={ageHint(limits)}
          type="date"
          max={today()}
          autoComplete={`${section} bday`}
        />
      </div>
    </fieldset>
  )
}

function toTitle(cart: OwnCart, index: number): string {
  const adults = countAdults(cart)
  return index < adults ? messages.adult(index + 1) : messages.child(index - adults + 1)
}

const ageHint = ({ from, to }: AgeLimits): string =>
  to === undefined ? messages.fromAge(from) : messages.ages(from, to)
