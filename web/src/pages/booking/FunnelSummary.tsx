import { ChevronUp } from 'lucide-react'
import type { Ref } from 'react'
import { useDesktop } from '#web/lib/browser/desktop.ts'
import { euros } from '#web/lib/format/euros.ts'
import { dateRange } from '#web/lib/format/format.ts'
import type { PaymentPlan } from '#web/lib/graph/graph.generated.ts'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import { computeAmount, laterDues } from '#web/pages/booking/payment.rules.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'
import { Picture } from '#web/ui/Picture.tsx'

type Props = {
  cart: OwnCart
  /** The chosen way to pay; the deposit where none has been chosen. */
  plan?: PaymentPlan
  /** Receives the room for the main action of the step, if the step has one there. */
  foot?: Ref<HTMLDivElement> | undefined
}

/** The reservation and its price, always in view: beside the form, or folded at the foot of small screens. */
export function FunnelSummary({ cart, plan = 'DEPOSIT', foot }: Props) {
  const isBeside = useDesktop()
  return isBeside ? (
    <aside
      aria-label={messages.summary}
      className="self-start overflow-hidden rounded-xl bg-surface shadow-2 ring-1 ring-line lg:sticky lg:top-24"
    >
      {cart.expeditionImage && (
        <div className="aspect-2/1">
          <Picture image={cart.expeditionImage} sizes="384px" alt="" />
        </div>
      )}
      <div className="p-6">
        <Facts cart={cart} plan={plan} />
      </div>
    </aside>
  ) : (
    <Fold cart={cart} plan={plan} foot={foot} />
  )
}

function Fold({ cart, plan, foot }: Priced & Pick<Props, 'foot'>) {
  const { quote, total } = cart
  return (
    <aside
      aria-label={messages.summary}
      className="above-consent fixed inset-x-0 bottom-(--consent-height) z-30 bg-surface shadow-[0_-1px_0_var(--color-line),0_-10px_30px_rgb(19_36_31/.12)]"
    >
      <details className="group">
        <summary className="flex min-h-18 cursor-pointer list-none items-center gap-3 py-2 pr-44 pb-[calc(8px+env(safe-area-inset-bottom))] pl-(--gutter) leading-tight -outline-offset-3">
          <ChevronUp
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
          />
          <span>
            <b className="block text-lg font-[750] whitespace-nowrap tabular-nums">
              {messages.fold(euros(quote?.total ?? total))}
            </b>
            {quote && laterDues(quote, plan).length > 0 && (
              <span className="block text-meta text-ink-2">
                {messages.foldDue(euros(computeAmount(quote, plan)))}
              </span>
            )}
            <span className="sr-only">{messages.details}</span>
          </span>
        </summary>
        <div className="max-h-[60svh] overflow-y-auto overscroll-contain border-t border-line px-(--gutter) py-4">
          <Facts cart={cart} plan={plan} />
        </div>
      </details>
      <div ref={foot} className="absolute top-3 right-(--gutter)" />
    </aside>
  )
}

type Priced = Pick<Props, 'cart'> & { plan: PaymentPlan }

function Facts({ cart, plan }: Priced) {
  const { adults, children, travellerCount } = cart
  return (
    <>
      <h2 className="text-h3">{cart.expeditionName}</h2>
      <p className="mt-1">{dateRange(cart.departureStart, cart.departureEnd)}</p>
      <p className="text-ink-2">{messages.people(adults ?? travellerCount, children ?? 0)}</p>
      <Amounts cart={cart} plan={plan} />
    </>
  )
}

function Amounts({ cart: { quote, total }, plan }: Priced) {
  const later = quote ? laterDues(quote, plan) : []
  return (
    <dl className="mt-4 grid gap-y-2 border-t border-line pt-4 tabular-nums">
      {quote?.lines.map(({ kind, label, quantity, amount }) => (
        <Amount key={kind + label} name={messages.line(label, quantity)} amount={amount} />
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{messages.total}</dt>
        <dd className="text-2xl font-[750]">{euros(quote?.total ?? total)}</dd>
      </div>
      {quote && (
        <Amount
          name={later.length > 0 ? messages.deposit : messages.dueNow}
          amount={computeAmount(quote, plan)}
          isStrong
        />
      )}
      {later.map(({ amount, dueOn }) => (
        <Amount
          key={dueOn}
          name={plan === 'INSTALMENTS' ? messages.instalment(dueOn) : messages.balance(dueOn)}
          amount={amount}
        />
      ))}
    </dl>
  )
}

function Amount({ name, amount, isStrong = false }: { name: string; amount: number; isStrong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isStrong ? 'font-semibold' : 'text-ink-2'}>{name}</dt>
      <dd className={`whitespace-nowrap ${isStrong ? 'font-semibold' : ''}`}>{euros(amount)}</dd>
    </div>
  )
}
