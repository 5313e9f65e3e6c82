import { Link } from 'react-router-dom'
import { CardDepartures } from '#web/features/trips/CardDepartures.tsx'
import { LevelHelp } from '#web/features/trips/LevelHelp.tsx'
import { messages } from '#web/features/trips/messages.ts'
import type { TripCardFragment } from '#web/features/trips/TripCard.generated.ts'
import { demandOf, journeyText, ribbonOf } from '#web/features/trips/tripCard.rules.ts'
import type { CardLines } from '#web/features/trips/tripMatch.rules.ts'
import { useDesktop } from '#web/lib/desktop.ts'
import type { Favourites } from '#web/lib/favourites.tsx'
import { days, lowestPrice, money, priceOf } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { ActivityIcon, SpriteIcon } from '#web/ui/ActivityIcon.tsx'
import { Flag } from '#web/ui/Flag.tsx'
import { Heart } from '#web/ui/Heart.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { Sign } from '#web/ui/Sign.tsx'

type Trip = { trip: TripCardFragment }

type Props = Trip & {
  favourites: Favourites
  /** What a search shows in place of the next departures and the quickest journey. */
  lines?: CardLines | undefined
  isPriority?: boolean
  /** Lower in the carousel of similar trips. */
  isCompact?: boolean
}

const sizes = '(min-width:80rem) 310px,(min-width:62.125rem) 30vw,(min-width:40rem) 46vw,88vw'

/** A picture and a few short lines; all of it is one link, but the heart. */
export function TripCard({ trip, favourites, lines, isPriority = false, isCompact = false }: Props) {
  const { departures, journey } = lines ?? {
    departures: trip.nextDepartures,
    journey: journeyText(trip.bestTrainAccess),
  }
  const ribbon = ribbonOf(trip.isNew, trip.hasNewDepartures, departures)
  return (
    <article className={isCompact ? 'trip trip-compact' : 'trip'}>
      <div className="trip-media">
        {trip.coverImage && (
          <Picture image={trip.coverImage} sizes={isCompact ? '300px' : sizes} isPriority={isPriority} />
        )}
        {ribbon && <Sign tone={ribbon.tone}>{ribbon.text}</Sign>}
        {journey && (
          <p>
            <SpriteIcon name="train" />
            {journey}
          </p>
        )}
      </div>
      <div className="trip-heart">
        <span>{trip.favouriteCount}</span>
        <Heart
          title={trip.name}
          isPressed={favourites.has(trip.id)}
          onToggle={() => favourites.toggle(trip)}
        />
      </div>
      <Place trip={trip} />
      <Title trip={trip} />
      <Facts trip={trip} />
      {!isCompact && <CardDepartures departures={departures} total={trip.departureCount} />}
    </article>
  )
}

function Place({ trip }: Trip) {
  const [country] = trip.countries
  return (
    <p className="trip-line">
      {country && <Flag url={country.flagUrl} country={trip.region ? country.name : ''} />}
      <span className="trip-text">{trip.region ?? country?.name}</span>
      {trip.reviewCount > 0 ? (
        <Rating rating={trip.averageRating} count={trip.reviewCount} />
      ) : (
        <span className="trip-new">{messages.noReview}</span>
      )}
    </p>
  )
}

/** On a desktop it opens beside the list, and says so. */
function Title({ trip }: Trip) {
  const beside = useDesktop() ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <h3 className="text-h3">
      <Link to={paths.trip(trip.slug)} discover="none" {...beside}>
        {trip.name}
        {beside.target && <span className="sr-only">{messages.newTab}</span>}
      </Link>
    </h3>
  )
}

function Facts({ trip }: Trip) {
  const [activity] = trip.activities
  const price = lowestPrice(trip)
  return (
    <>
      <p className="trip-line">
        <span className="trip-tag">{messages.types[trip.type]}</span>
        {activity && (
          <>
            <ActivityIcon slug={activity.slug} />
            <span className="trip-text">{activity.name}</span>
          </>
        )}
      </p>
      <p className="trip-line">
        <span>{days(trip.durationDays)}</span>
        <span>{demandOf(trip.type, trip.level, trip.ageMinChild)}</span>
        <LevelHelp level={trip.level} />
      </p>
      <p className="trip-line trip-price">
        <span>
          {price !== null && messages.fromPriceWord}
          <b>{priceOf(trip)}</b>
        </span>
        {price !== null && trip.durationDays > 0 && (
          <span>{messages.perDay(money(price / trip.durationDays))}</span>
        )}
      </p>
    </>
  )
}
