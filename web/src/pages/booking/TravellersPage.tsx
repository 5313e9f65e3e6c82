import { useId, useRef } from 'react'
import { maxPhoneInputLength } from '#schema/constants.ts'
import { paths } from '#web/lib/site/paths.ts'
import { FunnelActions } from '#web/pages/booking/FunnelActions.tsx'
import { type Funnel, FunnelPage } from '#web/pages/booking/FunnelPage.tsx'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import { TravellerFields } from '#web/pages/booking/TravellerFields.tsx'
import { type ContactField, fieldName } from '#web/pages/booking/travellers.rules.ts'
import { useFormDraft } from '#web/pages/booking/useFormDraft.ts'
import { useTravellersForm } from '#web/pages/booking/useTravellersForm.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** The second step: the names and ages of the travellers, and the contact of the account. */
export const TravellersPage = () => (
  <FunnelPage step={2} intro={messages.travellersIntro}>
    {(funnel) => <TravellersForm key={funnel.cart.travellerCount} {...funnel} />}
  </FunnelPage>
)

export function TravellersForm({ me, cart }: Pick<Funnel, 'me' | 'cart'>) {
  const draft = useFormDraft(`travellers-${cart.id}`)
  const { errors, isBusy, formProps } = useTravellersForm(cart, draft.clear)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  return (
    <form
      ref={form}
      id={formId}
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event)
        draft.onInput(event)
      }}
    >
      {Array.from({ length: cart.travellerCount }, (_, index) => (
        <TravellerFields
          key={fieldName(index, 'firstName')}
          cart={cart}
          index={index}
          initial={draft.initial}
          errors={errors}
          onFill={index === 0 ? () => form.current && fillFirst(form.current, me) : undefined}
        />
      ))}
      <Contact me={me} cart={cart} initial={draft.initial} errors={errors} />
      <p role="alert" className="mt-6 font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      <FunnelActions
        next={
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {messages.goOn}
          </Button>
        }
      >
        <ButtonLink variant="ghost" to={paths.cart(cart.id)}>
          {messages.goBack}
        </ButtonLink>
      </FunnelActions>
    </form>
  )
}

/** Writes the account's names into the first traveller's fields; the birth date is left to type. */
function fillFirst(form: HTMLFormElement, me: Funnel['me']): void {
  for (const name of ['firstName', 'lastName'] as const) {
    const field = form.elements.namedItem(fieldName(0, name))
    if (!(field instanceof HTMLInputElement)) continue
    field.value = me[name] ?? field.value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const next = form.elements.namedItem(fieldName(0, 'birthDate'))
  if (next instanceof HTMLInputElement) next.focus()
}

type ContactProps = Pick<Funnel, 'me' | 'cart'> & {
  initial: (name: string) => string | undefined
  errors: Record<string, string | undefined>
}

function Contact({ me, cart: { contact }, initial, errors }: ContactProps) {
  const field = (name: ContactField, known?: string | null) => ({
    name,
    label: messages.contactLabels[name],
    defaultValue: initial(name) ?? contact?.[name] ?? known ?? '',
    error: errors[name],
    required: true,
  })
  return (
    <fieldset className="mt-10 min-w-0">
      <legend className="text-h3">{messages.contact}</legend>
      <p className="mt-1 mb-4 max-w-prose text-ink-2">{messages.contactText}</p>
      <div className="grid gap-x-6 gap-y-5 *:mt-0! sm:grid-cols-6">
        <TextField
          {...field('phone', me.phone)}
          type="tel"
          autoComplete="tel"
          maxLength={maxPhoneInputLength}
          className="sm:col-span-3"
        />
        <TextField
          {...field('address')}
          autoComplete="street-address"
          maxLength={160}
          className="sm:col-span-6"
        />
        <TextField
          {...field('postcode')}
          autoComplete="postal-code"
          maxLength={16}
          className="sm:col-span-2"
        />
        <TextField
          {...field('city')}
          autoComplete="address-level2"
          maxLength={80}
          className="sm:col-span-4"
        />
        <TextField
          {...field('country', messages.home)}
          autoComplete="country-name"
          maxLength={80}
          className="sm:col-span-3"
        />
      </div>
    </fieldset>
  )
}
