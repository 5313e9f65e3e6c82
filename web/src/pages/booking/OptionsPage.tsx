import { euros } from '#web/lib/format/euros.ts'
import { paths } from '#web/lib/site/paths.ts'
import { CodeForm } from '#web/pages/booking/CodeForm.tsx'
import { FunnelActions } from '#web/pages/booking/FunnelActions.tsx'
import { type Funnel, FunnelPage } from '#web/pages/booking/FunnelPage.tsx'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import { insuranceCode } from '#web/pages/booking/options.rules.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'
import { useOptions } from '#web/pages/booking/useOptions.ts'
import { countAdults } from '#web/pages/booking/useTravellersForm.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Field.tsx'

/** The third step: options for each traveller, the insurance, codes. Nothing is chosen beforehand. */
export const OptionsPage = () => (
  <FunnelPage step={3} intro={messages.optionsIntro}>
    {({ cart }) => (
      <>
        <Options cart={cart} />
        <CodeForm cart={cart} />
        <FunnelActions
          next={
            <ButtonLink variant="primary" to={paths.cart(cart.id, 4)}>
              {messages.goOn}
            </ButtonLink>
          }
        >
          <ButtonLink variant="ghost" to={paths.cart(cart.id, 2)}>
            {messages.goBack}
          </ButtonLink>
        </FunnelActions>
      </>
    )}
  </FunnelPage>
)

export function Options({ cart }: Pick<Funnel, 'cart'>) {
  const { choice, toggle, refusal, isBusy } = useOptions(cart)
  const options = cart.options ?? []
  return (
    <div aria-busy={isBusy}>
      {refusal && (
        <p role="alert" className="mb-6 rounded-md bg-rouge-100 px-4 py-3 font-semibold text-rouge-700">
          {refusal}
        </p>
      )}
      {options.length === 0 && <p className="text-ink-2">{messages.noOption}</p>}
      {options.map((option) => (
        <Option
          key={option.code}
          option={option}
          cart={cart}
          chosen={choice[option.code] ?? []}
          onToggle={(position) => toggle(option.code, position)}
        />
      ))}
    </div>
  )
}

type OptionProps = {
  option: NonNullable<OwnCart['options']>[number]
  cart: OwnCart
  chosen: readonly number[]
  onToggle: (position: number) => void
}

function Option({ option, cart, chosen, onToggle }: OptionProps) {
  const { code, label, description, price } = option
  const toPrice = code === insuranceCode ? messages.atMost : messages.perTraveller
  return (
    <fieldset className="mb-4 min-w-0 rounded-lg bg-surface p-5 ring-1 ring-line">
      <legend className="float-left text-h3">{label}</legend>
      <p className="float-right font-semibold tabular-nums max-sm:float-none max-sm:clear-both">
        {toPrice(euros(price))}
      </p>
      <div className="clear-both">
        {description && <p className="max-w-prose pt-1 text-ink-2">{description}</p>}
        <div className="mt-2 flex flex-wrap gap-x-8">
          {Array.from({ length: cart.travellerCount }, (_, index) => index + 1).map((position) => (
            <Checkbox key={position} checked={chosen.includes(position)} onChange={() => onToggle(position)}>
              {toName(cart, position)}
            </Checkbox>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

function toName(cart: OwnCart, position: number): string {
  const traveller = cart.travellers[position - 1]
  if (traveller) return `${traveller.firstName} ${traveller.lastName}`
  const adults = countAdults(cart)
  return position <= adults ? messages.adult(position) : messages.child(position - adults)
}
