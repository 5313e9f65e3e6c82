import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { euros } from '#web/lib/format/euros.ts'
import type { PaymentPlan } from '#web/lib/graph/graph.generated.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { type Funnel, FunnelPage } from '#web/pages/booking/FunnelPage.tsx'
import { packageForm } from '#web/pages/booking/packageForm.content.ts'
import { messages } from '#web/pages/booking/payment.messages.ts'
import { computeAmount } from '#web/pages/booking/payment.rules.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'
import { usePayment } from '#web/pages/booking/usePayment.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Checkbox } from '#web/ui/Field.tsx'

type Quote = NonNullable<OwnCart['quote']>

/** The fourth step: what is bought, what is paid today, and on which terms. */
export const PaymentPage = () => (
  <FunnelPage step={4} intro={messages.intro}>
    {({ cart, plan, onPlan }) =>
      cart.quote && <Payment cart={cart} quote={cart.quote} plan={plan} onPlan={onPlan} />
    }
  </FunnelPage>
)

type PaymentProps = Pick<Funnel, 'cart' | 'plan' | 'onPlan'> & { quote: Quote }

export function Payment({ cart, quote, plan, onPlan }: PaymentProps) {
  const { errors, isBusy, formProps } = usePayment(cart.id, quote.hash, plan)
  const amount = computeAmount(quote, plan)
  return (
    <form {...formProps}>
      <Travellers cart={cart} />
      {quote.plans.length > 1 && <Plans quote={quote} plan={plan} onChoose={onPlan} />}
      <Terms errors={errors} />
      <p role="alert" className="mt-6 font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {amount > 0 ? messages.pay(euros(amount)) : messages.book}
        </Button>
        <ButtonLink variant="ghost" to={paths.cart(cart.id, 3)}>
          {messages.goBack}
        </ButtonLink>
      </div>
      <p className="mt-4 max-w-prose text-meta text-ink-2">{messages.secure}</p>
    </form>
  )
}

function Travellers({ cart: { id, travellers } }: Pick<Funnel, 'cart'>) {
  return (
    <section className="border-y border-line py-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{messages.who}</h2>
        <Link to={paths.cart(id, 2)} className="link inline-flex min-h-11 items-center">
          {messages.change}
        </Link>
      </div>
      <ul>
        {travellers.map(({ firstName, lastName, birthDate }) => (
          <li key={firstName + lastName + birthDate}>
            <b className="font-semibold">
              {firstName} {lastName}
            </b>
            , <span className="text-ink-2">{messages.born(birthDate)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PlansProps = { quote: Quote; plan: PaymentPlan; onChoose: (plan: PaymentPlan) => void }

function Plans({ quote, plan, onChoose }: PlansProps) {
  const rest = quote.total - computeAmount(quote, plan)
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="text-h3">{messages.plan}</legend>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {quote.plans.map((each) => (
          <label
            key={each}
            className={`flex min-h-13 cursor-pointer items-center gap-3 rounded-md bg-surface px-4 py-3 font-semibold ring-1 ring-line-strong has-checked:bg-pine-100 has-checked:ring-2 has-checked:ring-pine-600 ${each === 'INSTALMENTS' ? 'sm:col-span-2' : ''}`}
          >
            <input
              type="radio"
              name="plan"
              value={each}
              checked={each === plan}
              onChange={() => onChoose(each)}
              className="size-5 shrink-0 accent-pine-600"
            />
            {each === 'INSTALMENTS' ? (
              <Schedule quote={quote} />
            ) : (
              messages.plans[each](euros(computeAmount(quote, each)))
            )}
          </label>
        ))}
      </div>
      <p className="mt-3 text-ink-2" aria-live="polite">
        {plan === 'INSTALMENTS' && messages.cardSaved}
        {plan === 'DEPOSIT' && messages.later(euros(quote.balance ?? rest), quote.balanceDueOn)}
        {plan === 'FULL' && messages.nothingLater}
      </p>
    </fieldset>
  )
}

/** The three amounts and their days. */
function Schedule({ quote }: { quote: Quote }) {
  const parts = quote.instalments.map(({ amount, dueOn }) => ({ amount: euros(amount), day: dueOn }))
  return (
    <span>
      {messages.plans.INSTALMENTS()}
      <span className="mt-0.5 block text-meta font-normal text-ink-2 tabular-nums">
        {messages.schedule(euros(quote.dueNow), parts)}
      </span>
    </span>
  )
}

function Terms({ errors }: { errors: Record<string, string | undefined> }) {
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="text-h3">{messages.before}</legend>
      <Disclosure summary={messages.formTitle}>
        <div className="grid max-w-prose gap-3 pb-4 text-meta text-ink-2">
          {packageForm.paragraphs(useAgency().name).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="font-semibold text-ink">{packageForm.rightsTitle}</p>
          <ul className="grid list-disc gap-2 pl-5">
            {packageForm.rights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
        </div>
      </Disclosure>
      <Consent name="acceptsForm" error={errors.acceptsForm}>
        {messages.acceptsForm}
      </Consent>
      <Consent name="acceptsTerms" error={errors.acceptsTerms}>
        {messages.acceptsTerms} (
        <a href={paths.salesTerms} target="_blank" rel="noreferrer" className="link">
          {messages.readTerms}
        </a>
        ).
      </Consent>
    </fieldset>
  )
}

type ConsentProps = { name: string; error: string | undefined; children: ReactNode }

function Consent({ name, error, children }: ConsentProps) {
  const describes = `${name}-error`
  return (
    <>
      <Checkbox
        name={name}
        value="yes"
        className="mt-2"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? describes : undefined}
      >
        {children}
      </Checkbox>
      {error && (
        <p id={describes} role="alert" className="text-meta font-semibold text-rouge-700">
          {error}
        </p>
      )}
    </>
  )
}
