import { CircleCheck, Heart } from 'lucide-react'
import { useChoice } from '#web/features/departures/choice.ts'
import {
  type DatedLine,
  isBookable,
  listHighlights,
  panelId,
} from '#web/features/departures/departures.rules.ts'
import { Highlights } from '#web/features/departures/Highlights.tsx'
import { messages } from '#web/features/departures/messages.ts'
import { BookButton, Obstacle, PartySize, Total } from '#web/features/departures/Party.tsx'
import { type Favourite, useFavourites } from '#web/lib/account/favourites.tsx'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { datesWithDays, lowestPrice, money, type Priced, toPrice } from '#web/lib/format/format.ts'
import { describeSun } from '#web/lib/format/sun.ts'
import { useRetry } from '#web/lib/graph/useRetry.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

type Props = { expedition: Favourite & Priced; departures: DatedLine[] | null }

/** The price, the first dates to choose from, and the main action of the page. */
export function BookingBox({ expedition, departures }: Props) {
  const retry = useRetry(`Expedition:${expedition.id}`)
  const agency = useAgency()
  // News enter it, which hydration would find too many.
  const isHydrated = useHydrated()
  return (
    <aside
      id={panelId(departures ?? [])}
      aria-label={messages.title}
      className="scroll-mt-40 self-start print:hidden rounded-xl bg-surface p-6 shadow-2 ring-1 ring-line lg:sticky lg:top-[calc(var(--header-height)+var(--tabs-height)+20px)]"
    >
      <div data-dates={expedition.id} data-news={isHydrated || undefined} className="relative" />
      <Price expedition={expedition} />
      <Sky />
      {departures === null && <LoadFailure onRetry={retry}>{messages.unavailable}</LoadFailure>}
      {departures?.some(isBookable) && <Choice />}
      {departures && !departures.some(isBookable) && (
        <NothingToBook expedition={expedition} isFull={departures.length > 0} />
      )}
      <ul className="mt-5 grid gap-2 text-[0.9rem] text-ink-2">
        {messages.assurances(agency.assurances).map((text) => (
          <li key={text} className="flex gap-2.5">
            <CircleCheck aria-hidden="true" className="mt-px size-5 shrink-0 stroke-[1.75] text-pine-700" />
            {text}
          </li>
        ))}
      </ul>
      {agency.phone && (
        <p className="mt-4 text-[0.9rem] text-ink-2">
          {messages.byPhone}{' '}
          <a href={agency.phoneHref} className="link whitespace-nowrap">
            {agency.phone}
          </a>
        </p>
      )}
    </aside>
  )
}

/** Price of the chosen departure, and which one it is; the lowest one without a choice. */
function Price({ expedition }: { expedition: Priced }) {
  const { chosen } = useChoice()
  const price = chosen?.price ?? null
  const hasFrom = price === null && lowestPrice(expedition) !== null
  return (
    <p className="mb-4">
      {hasFrom && <span className="block text-meta text-ink-2">{messages.from}</span>}
      <span className="text-[2rem] leading-tight font-[750] tracking-tight tabular-nums">
        {price === null ? toPrice(expedition) : money(price)}
      </span>{' '}
      {(hasFrom || price !== null) && <span className="text-ink-2">{messages.each}</span>}
      {chosen && price !== null && (
        <span className="block text-15 text-ink-2">
          {messages.priceFor(datesWithDays(chosen.startDate, chosen.endDate))}
        </span>
      )}
    </p>
  )
}

/** Two lines of the same height for each departure. */
function Sky() {
  const { chosen } = useChoice()
  if (!chosen?.sky) return null
  const { sentence, ...sun } = chosen.sky
  return (
    <p className="-mt-2 mb-4 min-h-[2lh] text-meta text-ink-2">
      {sentence}
      <span className="block">{describeSun(sun)}</span>
    </p>
  )
}

/** Its fields need scripts. Small screens have the first dates above, with the others. */
function Choice() {
  const { departures, chosen } = useChoice()
  return (
    <fieldset disabled={!useHydrated()} className="grid min-w-0 gap-3">
      <div className="max-lg:hidden">
        <Highlights />
      </div>
      {departures.length > listHighlights(departures, chosen).length && (
        <a
          href="#departs"
          className="link -mt-2 inline-flex min-h-11 items-center justify-self-start font-semibold"
        >
          {messages.seeAll(departures.length)}
        </a>
      )}
      <PartySize />
      <Total />
      <Obstacle />
      <BookButton className="w-full" />
      <p className="hidden rounded-md bg-sand px-4 py-3 noscript:block">{messages.withoutScripts}</p>
    </fieldset>
  )
}

/** A favourite receives news of the next dates. */
function NothingToBook({ expedition, isFull }: { expedition: Favourite; isFull: boolean }) {
  const favourites = useFavourites()
  const isFavourite = favourites.has(expedition.id)
  const hasList = useFeatures().waitingList
  return (
    <div className={isFull ? 'mt-4' : ''}>
      <p className="font-semibold">{isFull ? messages.allFull : messages.none}</p>
      <p className="mt-1 mb-4 text-ink-2">{messages.noneText}</p>
      <Button
        variant="primary"
        className="w-full"
        aria-pressed={isFavourite}
        onClick={() => favourites.toggle(expedition)}
      >
        <Heart aria-hidden="true" className={`size-5 ${isFavourite ? 'fill-current' : ''}`} />
        {isFavourite ? messages.isFavourite : messages.addFavourite}
      </Button>
      {isFull && hasList && (
        <a href="#departs" className="link mt-2 inline-flex min-h-11 items-center font-semibold">
          {messages.waitBelow}
        </a>
      )}
    </div>
  )
}
