import { ChevronUp } from 'lucide-react'
import { useDesktop } from '#web/lib/browser/desktop.ts'
import { euros } from '#web/lib/format/euros.ts'
import { dateRange } from '#web/lib/format/format.ts'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'
import { Picture } from '#web/ui/Picture.tsx'

type Props = { cart: OwnCart }

/** The reservation and its price, always in view: beside the form, or folded at the foot of small screens. */
export function FunnelSummary({ cart }: Props) {
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
        <Facts cart={cart} />
      </div>
    </aside>
  ) : (
    <Fold cart={cart} />
  )
}

function Fold({ cart }: Props) {
  const { quote, total } = cart
  return (
    <aside aria-label={messages.summary}>
      <details className="group fixed inset-x-0 bottom-0 z-30 bg-surface shadow-[0_-1px_0_var(--color-line),0_-10px_30px_rgb(19_36_31/.12)]">
        <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 px-(--gutter) pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] -outline-offset-3">
          <span className="leading-tight">
            <b className="block text-lg font-[750] tabular-nums">
              {messages.fold(euros(quote?.total ?? total))}
            </b>
            {quote && quote.dueNow !== quote.total && (
              <span className="text-meta text-ink-2">{messages.foldDue(euros(quote.dueNow))}</span>
            )}
          </span>
          <span className="flex items-center gap-2 font-semibold">
            {messages.details}
            <ChevronUp
              aria-hidden="true"
              className="size-5 transition-transform duration-200 group-open:rotate-180"
            />
          </span>
        </summary>
        <div className="max-h-[60svh] overflow-y-auto overscroll-contain border-t border-line px-(--gutter) py-4">
          <Facts cart={cart} />
        </div>
      </details>
    </aside>
  )
}

function Facts({ cart }: Props) {
  const { adults, children, travellerCount } = cart
  return (
    <>
      <h2 className="text-h3">{cart.expeditionName}</h2>
      <p className="mt-1">{dateRange(cart.departureStart, cart.departureEnd)}</p>
      <p className="text-ink-2">{messages.people(adults ?? travellerCount, children ?? 0)}</p>
      <Amounts cart={cart} />
    </>
  )
}

function Amounts({ cart: { quote, total } }: Props) {
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
          name={quote.deposit === null ? messages.dueNow : messages.deposit}
          amount={quote.dueNow}
          isStrong
        />
      )}
      {quote && quote.balance !== null && (
        <Amount name={messages.balance(quote.balanceDueOn)} amount={quote.balance} />
      )}
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
