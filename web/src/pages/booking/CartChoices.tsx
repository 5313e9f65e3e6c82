import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { Departures } from '#web/features/departures/Departures.tsx'
import { obstacleTo, partySizes } from '#web/features/departures/departures.rules.ts'
import { dateRange } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { CartProblems } from '#web/pages/booking/CartProblems.tsx'
import { CartSteps } from '#web/pages/booking/CartSteps.tsx'
import { needsOtherDate } from '#web/pages/booking/cart.rules.ts'
import { messages } from '#web/pages/booking/messages.ts'
import type { CartChange, OwnCart } from '#web/pages/booking/useCart.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Picture } from '#web/ui/Picture.tsx'

type Props = {
  cart: OwnCart
  /** Its current state; undefined when departures could not be read, or it is no longer to come. */
  departure: DepartureLineFragment | undefined
  refusal: string | undefined
  pending: CartChange | undefined
  isBusy: boolean
  change: (change: CartChange) => Promise<void>
}

/** The booked expedition, its changes since, and the editable choices. */
export function CartChoices({ cart, departure, refusal, pending, isBusy, change }: Props) {
  const departures = cart.expedition?.departures
  return (
    <div aria-busy={isBusy}>
      {departures && <CartProblems cart={cart} departure={departure} onAccept={() => void change({})} />}
      {refusal && (
        <p role="alert" className="mb-6 rounded-md bg-rouge-100 px-4 py-3 font-semibold text-rouge-700">
          {refusal}
        </p>
      )}
      <Expedition cart={cart} />
      <Travellers cart={cart} departure={departure} pending={pending} isBusy={isBusy} change={change} />
      {departures ? (
        <Disclosure summary={messages.changeDate} isOpen={needsOtherDate(cart, departure)}>
          <Departures
            departures={departures}
            chosenId={pending?.departureId ?? cart.departureId ?? undefined}
            onChoose={(departureId) => isBusy || void change({ departureId })}
          />
        </Disclosure>
      ) : (
        <p className="text-ink-2">{messages.noOtherDate}</p>
      )}
      <CartSteps />
    </div>
  )
}

function Expedition({ cart }: { cart: OwnCart }) {
  const { expeditionName, expeditionSlug, expeditionImage } = cart
  return (
    <div className="flex items-center gap-5">
      {expeditionImage && (
        <div className="aspect-4/3 w-28 shrink-0 overflow-hidden rounded-lg sm:w-44">
          <Picture image={expeditionImage} sizes="176px" alt="" />
        </div>
      )}
      <div>
        <h2 className="text-h3 sm:text-h2">{expeditionName}</h2>
        <p className="mt-1">{dateRange(cart.departureStart, cart.departureEnd)}</p>
        {expeditionSlug && (
          <Link to={paths.expedition(expeditionSlug)} className="link inline-flex min-h-11 items-center">
            {messages.seeExpedition}
          </Link>
        )}
      </div>
    </div>
  )
}

type TravellersProps = Pick<Props, 'cart' | 'departure' | 'pending' | 'isBusy' | 'change'>

function Travellers({ cart, departure, pending, isBusy, change }: TravellersProps) {
  const id = useId()
  const places = departure ?? { availableCount: cart.travellerCount, status: 'OPEN' }
  return (
    <div className="mt-8 flex flex-wrap items-center gap-4 border-y border-line py-5">
      <label htmlFor={id} className="font-semibold">
        {messages.travellers}
      </label>
      <select
        id={id}
        value={pending?.travellerCount ?? cart.travellerCount}
        onChange={({ target }) => isBusy || void change({ travellerCount: Number(target.value) })}
        className="select w-auto!"
      >
        {partySizes(places, cart.travellerCount).map((count) => (
          <option key={count} value={count}>
            {messages.people(count)}
          </option>
        ))}
      </select>
      {departure && !obstacleTo(departure, cart.travellerCount) && (
        <span className="text-meta text-ink-2">{messages.stillFree(departure.availableCount)}</span>
      )}
    </div>
  )
}
