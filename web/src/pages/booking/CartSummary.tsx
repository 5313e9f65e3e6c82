import { Phone } from 'lucide-react'
import { today } from '#web/lib/format/days.ts'
import { money } from '#web/lib/format/format.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { supportAt } from '#web/lib/site/supportHours.ts'
import { toPayment } from '#web/pages/booking/cart.rules.ts'
import { DropCart } from '#web/pages/booking/DropCart.tsx'
import { messages } from '#web/pages/booking/messages.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

type Props = { cart: OwnCart; isBusy: boolean; onDrop: () => Promise<void> }

/** The total, the next step, and a button to give up the cart. */
export function CartSummary({ cart, isBusy, onDrop }: Props) {
  return (
    <aside className="self-start rounded-xl bg-surface p-6 shadow-2 ring-1 ring-line lg:sticky lg:top-24">
      <Prices cart={cart} />
      <Next />
      <DropCart isBusy={isBusy} onDrop={onDrop} className="mt-3 w-full" />
    </aside>
  )
}

function Prices({ cart }: { cart: OwnCart }) {
  const { unitPrice, travellerCount, total, departureStart } = cart
  const { sales } = useAgency()
  const payment = departureStart ? toPayment(total, departureStart, today(), sales) : undefined
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 tabular-nums">
      {unitPrice !== null && <Price name={messages.each} euros={unitPrice} />}
      <dt className="text-ink-2">{messages.travellers}</dt>
      <dd className="text-right">{messages.people(travellerCount)}</dd>
      <div className="col-span-2 mt-2 flex items-baseline justify-between border-t border-line pt-3">
        <dt className="font-semibold">{messages.total}</dt>
        <dd className="text-2xl font-[750]">{money(total)}</dd>
      </div>
      {payment && 'all' in payment && <Price name={messages.all(sales.balanceDays)} euros={payment.all} />}
      {payment && 'deposit' in payment && (
        <>
          <Price name={messages.payment(sales.depositPercent)} euros={payment.deposit} />
          <Price name={messages.balance(payment.balanceOn)} euros={payment.balance} />
        </>
      )}
    </dl>
  )
}

const Price = ({ name, euros }: { name: string; euros: number }) => (
  <>
    <dt className="text-ink-2">{name}</dt>
    <dd className="text-right">{money(euros)}</dd>
  </>
)

function Next() {
  const agency = useAgency()
  const { isOpen, reported } = supportAt(new Date(), agency)
  // The main action is the one that works at this hour.
  const [now, later] =
    isOpen && agency.phone ? (['primary', 'line'] as const) : (['line', 'primary'] as const)
  const call = agency.phone && (
    <ButtonLink key="call" to={agency.phoneHref} isExternal variant={now}>
      <Phone aria-hidden="true" className="size-5" />
      {messages.call(agency.phone)}
    </ButtonLink>
  )
  const callBack = (
    <ButtonLink key="callBack" to={paths.callback} variant={later}>
      {messages.callBack}
    </ButtonLink>
  )
  return (
    <section aria-labelledby="suite" className="mt-6 border-t border-line pt-5">
      <h2 id="suite" className="text-h3">
        {messages.next}
      </h2>
      <p className="mt-2 text-meta text-ink-2">{messages.nextText}</p>
      <div className="mt-4 grid gap-2.5">{isOpen ? [call, callBack] : [callBack, call]}</div>
      {agency.phone && (
        <p className="mt-3 text-meta">
          <span className={`font-semibold ${isOpen ? 'text-pine-700' : ''}`}>
            {isOpen ? messages.open(reported) : messages.closed(reported)}
          </span>
          <span className="block text-ink-2">{agency.hours}</span>
        </p>
      )}
      <p className="mt-3 text-meta text-ink-2">{messages.storedEntries}</p>
    </section>
  )
}
