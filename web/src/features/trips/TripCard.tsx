import { TrainFront } from 'lucide-react'
import { Link } from 'react-router-dom'
import { messages } from '#web/features/trips/messages.ts'
import type { TripCardFragment } from '#web/features/trips/TripCard.generated.ts'
import { demandOf, footerOf, ribbonOf } from '#web/features/trips/tripCard.rules.ts'
import type { Favourites } from '#web/lib/favourites.tsx'
import { days, hours, money, places, shortDay } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Flag } from '#web/ui/Flag.tsx'
import { Heart } from '#web/ui/Heart.tsx'
import { Level } from '#web/ui/Level.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { Sign } from '#web/ui/Sign.tsx'

type Props = {
  trip: TripCardFragment
  favourites: Favourites
  isPriority?: boolean
  /** Lower in the carousel of similar trips. */
  isCompact?: boolean
}

const sizes = '(width >= 80rem) 310px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 92vw'

/** A picture and a few short lines; all of it is one link, but the heart. */
export function TripCard({ trip, favourites, isPriority = false, isCompact = false }: Props) {
  const ribbon = ribbonOf(trip.isNew, trip.hasNewDepartures, trip.nextDepartures)
  return (
    <article className={`group relative flex flex-col ${isCompact ? 'min-h-[275px]' : 'min-h-[330px]'}`}>
      <div className="relative isolate aspect-4/3 overflow-hidden rounded-lg bg-sand">
        {trip.coverImage && (
          <Picture
            image={trip.coverImage}
            sizes={sizes}
            isPriority={isPriority}
            className="transition-transform duration-700 ease-out group-hover:scale-[1.045]"
          />
        )}
        <div className="absolute inset-0 bg-[linear-gradient(0deg,rgb(9_30_25/.82),rgb(9_30_25/.52)_18%,transparent_46%),linear-gradient(180deg,rgb(9_30_25/.2),transparent_30%)]" />
        {ribbon && (
          <p className="absolute top-[15px] left-0">
            <Sign tone={ribbon.tone}>{ribbon.text}</Sign>
          </p>
        )}
        {trip.bestTrainAccess && (
          <p className="absolute bottom-3 left-3.5 flex items-center gap-1.5 text-[13.5px] leading-tight font-semibold text-white">
            <TrainFront aria-hidden="true" className="size-4 shrink-0" />
            {messages.byTrain(trip.bestTrainAccess.city, hours(trip.bestTrainAccess.hours))}
          </p>
        )}
      </div>
      <CardHeart trip={trip} favourites={favourites} />
      <CardLines trip={trip} />
      {!isCompact && <CardDepartures trip={trip} />}
    </article>
  )
}

function CardHeart({ trip, favourites }: { trip: TripCardFragment; favourites: Favourites }) {
  const isPressed = favourites.has(trip.id)
  return (
    <div className="absolute top-2.5 right-2.5 z-2 flex items-center">
      <span className="rounded-full bg-scrim/60 px-2 text-[13px] font-semibold text-white tabular-nums">
        {trip.favouriteCount}
      </span>
      <Heart title={trip.name} isPressed={isPressed} onToggle={() => favourites.toggle(trip)} />
    </div>
  )
}

function CardLines({ trip }: { trip: TripCardFragment }) {
  const [country] = trip.countries
  return (
    <>
      <p className="mt-3 flex items-center gap-2 text-meta text-ink-2">
        {country && <Flag url={country.flagUrl} />}
        <span className="truncate">{trip.region ?? country?.name}</span>
        <span className="ml-auto shrink-0">
          {trip.reviewCount > 0 ? (
            <Rating rating={trip.averageRating} count={trip.reviewCount} />
          ) : (
            messages.noReview
          )}
        </span>
      </p>
      <h3 className="mt-1 line-clamp-2 text-h3 sm:min-h-[2.5em]">
        <Link
          to={paths.trip(trip.slug)}
          className="after:absolute after:inset-0 after:z-1 group-hover:underline"
        >
          {trip.name}
        </Link>
      </h3>
      <p className="mt-1.5 flex flex-wrap gap-x-3.5 text-meta text-ink-2">
        <span>{messages.types[trip.type]}</span>
        {trip.activities[0] && <span>{trip.activities[0].name}</span>}
        <span>{days(trip.durationDays)}</span>
        <span>{demandOf(trip.type, trip.level, trip.ageMinChild)}</span>
      </p>
      <p className="mt-2 flex items-baseline gap-1.5 text-meta text-ink-2">
        {messages.fromPriceWord}
        <b className="text-lg leading-tight font-[750] text-ink tabular-nums">
          {money(trip.minPrice ?? trip.price)}
        </b>
        <span className="ml-auto self-center">
          <Level level={trip.level} />
        </span>
      </p>
    </>
  )
}

function CardDepartures({ trip }: { trip: TripCardFragment }) {
  return (
    <div className="mt-3 border-t border-line pt-2.5 text-meta text-ink-2">
      <ul className="grid gap-1">
        {trip.nextDepartures.map((departure) => (
          <li key={departure.id} className="flex gap-2 tabular-nums">
            <span className="whitespace-nowrap text-ink">{shortDay(departure.startDate)}</span>
            {departure.isConfirmed && departure.availableCount > 0 && (
              <span className="font-semibold text-pine-700">{messages.confirmedDate}</span>
            )}
            {!departure.isConfirmed && departure.missingToConfirm === 1 && <span>{messages.oneMissing}</span>}
            <span className={`ml-auto ${departure.availableCount === 0 ? 'text-rouge-700' : ''}`}>
              {places(departure.availableCount)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5">{footerOf(trip.departureCount)}</p>
    </div>
  )
}
