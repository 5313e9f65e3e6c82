import { CircleCheck, Heart } from 'lucide-react'
import { useState } from 'react'
import { Departures } from '#web/features/departures/Departures.tsx'
import { chosenOf, type DatedLine, isBookable } from '#web/features/departures/departures.rules.ts'
import { LiveDepartures } from '#web/features/departures/LiveDepartures.tsx'
import { messages } from '#web/features/departures/messages.ts'
import { Party } from '#web/features/departures/Party.tsx'
import { useBooking } from '#web/features/departures/useBooking.ts'
import { type Favourite, useFavourites } from '#web/lib/account/favourites.tsx'
import { lowestPrice, type Priced, priceOf } from '#web/lib/format/format.ts'
import { useRetry } from '#web/lib/graph/useRetry.ts'
import { agency } from '#web/lib/site/agency.content.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = { expedition: Favourite & Priced; departures: DatedLine[] | null }

/** The price, the dates, and the main action of the page. */
export function BookingBox({ expedition, departures }: Props) {
  const retry = useRetry(`Expedition:${expedition.id}`)
  return (
    <aside
      id="departs"
      aria-label={messages.title}
      className="self-start rounded-xl bg-surface p-6 shadow-2 ring-1 ring-line lg:sticky lg:top-24"
    >
      <LiveDepartures expeditionId={expedition.id} />
      {lowestPrice(expedition) !== null && <p className="text-meta text-ink-2">{messages.from}</p>}
      <p className="mb-4">
        <span className="text-[2rem] leading-tight font-[750] tracking-tight tabular-nums">
          {priceOf(expedition)}
        </span>{' '}
        {lowestPrice(expedition) !== null && <span className="text-ink-2">{messages.each}</span>}
      </p>
      {departures === null && <LoadFailure onRetry={retry}>{messages.unavailable}</LoadFailure>}
      {departures && departures.length > 0 && <Choice departures={departures} />}
      {departures && !departures.some(isBookable) && (
        <NothingToBook expedition={expedition} isFull={departures.length > 0} />
      )}
      <ul className="mt-5 grid gap-2 text-[14.5px] text-ink-2">
        {messages.assurances.map((text) => (
          <li key={text} className="flex gap-2.5">
            <CircleCheck aria-hidden="true" className="mt-px size-5 shrink-0 stroke-[1.75] text-pine-700" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[14.5px] text-ink-2">
        {messages.byPhone}{' '}
        <a href={agency.phoneHref} className="link whitespace-nowrap">
          {agency.phone}
        </a>
      </p>
    </aside>
  )
}

function Choice({ departures }: { departures: DatedLine[] }) {
  const [chosenId, setChosenId] = useState<string>()
  const [travellers, setTravellers] = useState(1)
  const booking = useBooking(departures)
  const chosen = chosenOf(departures, chosenId)
  const ReplaceCartDialog = useOnDemand(
    booking.replacing.cart !== undefined,
    () => import('#web/features/departures/ReplaceCartDialog.tsx').then((module) => module.ReplaceCartDialog),
    booking.replacing.onKeep,
  )
  return (
    <>
      <div className="departure-list">
        <Departures departures={departures} chosenId={chosen?.id} onChoose={setChosenId} />
      </div>
      {chosen && (
        <Party
          departure={chosen}
          travellers={travellers}
          onTravellers={setTravellers}
          refusal={booking.refusal}
          isBusy={booking.isBusy}
          onBook={() => booking.book({ departureId: chosen.id, travellerCount: travellers })}
        />
      )}
      {ReplaceCartDialog && <ReplaceCartDialog {...booking.replacing} />}
    </>
  )
}

/** A favourite receives news of the next dates. */
function NothingToBook({ expedition, isFull }: { expedition: Favourite; isFull: boolean }) {
  const favourites = useFavourites()
  const isFavourite = favourites.has(expedition.id)
  return (
    <div className={isFull ? 'mt-4' : ''}>
      <p className="font-semibold">{isFull ? messages.allFull : messages.none}</p>
      <p className="mt-1 mb-4 text-ink-2">{messages.noneTold}</p>
      <Button
        variant="primary"
        className="w-full"
        aria-pressed={isFavourite}
        onClick={() => favourites.toggle(expedition)}
      >
        <Heart aria-hidden="true" className={`size-5 ${isFavourite ? 'fill-current' : ''}`} />
        {isFavourite ? messages.isFavourite : messages.addFavourite}
      </Button>
    </div>
  )
}
