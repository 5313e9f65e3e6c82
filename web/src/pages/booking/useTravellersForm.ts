import { useNavigate } from 'react-router-dom'
import { today } from '#web/lib/format/days.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSetCartTravellersMutation } from '#web/pages/booking/CartPage.generated.ts'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import {
  ageLimits,
  contactFields,
  faultOfBirthDate,
  fieldName,
  refusedField,
  toContact,
  toTravellers,
} from '#web/pages/booking/travellers.rules.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'
import { useForm } from '#web/ui/useForm.ts'

/** The form of the second step; the service has the last word on names and ages. */
export function useTravellersForm(cart: OwnCart, onSaved: () => void) {
  const [save] = useSetCartTravellersMutation()
  const navigate = useNavigate()
  return useForm({
    rules: toRules(cart),
    failed: messages.failed,
    async send(read) {
      const travellers = toTravellers(read, cart.travellerCount)
      const variables = { cartId: cart.id, travellers, contact: toContact(read) }
      const { data } = await save({ variables })
      const errors = data ? data.setCartTravellers.errors : [{ message: messages.failed, field: null }]
      if (errors.length === 0) {
        onSaved()
        void navigate(paths.cart(cart.id, 3))
      }
      return errors.map(({ field, message }) => ({ field: refusedField(field), message }))
    },
  })
}

/** Rules by field, in the order of the form: the first fault receives the focus. */
function toRules(cart: OwnCart): Parameters<typeof useForm>[0]['rules'] {
  const travellers = Array.from({ length: cart.travellerCount }, (_, index) => [
    [fieldName(index, 'firstName'), required(messages.missing.firstName)],
    [fieldName(index, 'lastName'), required(messages.missing.lastName)],
    [fieldName(index, 'birthDate'), birthDateRule(cart, index)],
  ])
  const contact = contactFields.map((name) => [name, required(messages.contactMissing[name])])
  return Object.fromEntries([...travellers.flat(), ...contact])
}

const required = (message: string) => (value: string) => (value.trim() ? undefined : message)

function birthDateRule(cart: OwnCart, index: number) {
  const limits = ageLimits(index, countAdults(cart), cart.expedition?.ageMinChild ?? null)
  return (value: string) => {
    const fault = faultOfBirthDate(value, limits, today(), cart.departureStart)
    return fault && messages.birthDateFaults[fault](limits.from)
  }
}

export const countAdults = ({ adults, travellerCount }: OwnCart): number => adults ?? travellerCount
