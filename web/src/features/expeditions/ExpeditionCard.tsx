import { Link } from 'react-router-dom'
import { CardDepartures } from '#web/features/expeditions/CardDepartures.tsx'
import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import {
  renderFooter,
  shownHours,
  toDemand,
  toJourney,
  toRibbon,
} from '#web/features/expeditions/expeditionCard.rules.ts'
import type { CardLines } from '#web/features/expeditions/expeditionMatch.rules.ts'
import { Fit } from '#web/features/expeditions/Fit.tsx'
import { LevelHelp } from '#web/features/expeditions/LevelHelp.tsx'
import { messages } from '#web/features/expeditions/messages.ts'
import type { Favourites } from '#web/lib/account/favourites.tsx'
import { useDesktop } from '#web/lib/browser/desktop.ts'
import { useJourney } from '#web/lib/city/journeys.ts'
import { days, kilograms, lowestPrice, money, toPrice } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ActivityIcon, SpriteIcon } from '#web/ui/ActivityIcon.tsx'
import { Flag } from '#web/ui/Flag.tsx'
import { Heart } from '#web/ui/Heart.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { Sign } from '#web/ui/Sign.tsx'

type Expedition = { expedition: ExpeditionCardFragment }

type Props = Expedition & {
  favourites: Favourites
  /** Lines that a search shows instead of the next departures and the fastest journey. */
  lines?: CardLines | undefined
  isPriority?: boolean
  /** Lower, for the carousel of similar expeditions. */
  isCompact?: boolean
}

const sizes = '(min-width:80rem) 310px,(min-width:62.125rem) 30vw,(min-width:40rem) 46vw,88vw'

/** A picture and a few short lines; the whole card is one link, except the heart. */
export function ExpeditionCard({
  expedition,
  favourites,
  lines,
  isPriority = false,
  isCompact = false,
}: Props) {
  const { departures, journey } = lines ?? {
    departures: expedition.nextDepartures,
    journey: toJourney(expedition.bestTrainAccess),
  }
  const ribbon = toRibbon(expedition.isNew, expedition.hasNewDepartures, departures)
  return (
    <article
      data-trip={lines?.isFromCity ? undefined : expedition.id}
      className={isCompact ? 'trip trip-compact' : 'trip'}
    >
      <div className="trip-media">
        {expedition.coverImage && (
          <Picture
            image={expedition.coverImage}
            sizes={isCompact ? '300px' : sizes}
            ratio={3 / 2}
            isPriority={isPriority}
          />
        )}
        {ribbon && <Sign tone={ribbon.tone}>{ribbon.text}</Sign>}
        {journey && (
          <p>
            <SpriteIcon name={journey.icon} />
            {lines?.isFromCity ? journey.text : <CityJourney id={expedition.id}>{journey.text}</CityJourney>}
          </p>
        )}
      </div>
      <div className="trip-heart">
        <Heart
          title={expedition.name}
          isPressed={favourites.has(expedition.id)}
          onToggle={() => favourites.toggle(expedition)}
        />
        <span>{messages.favourites(expedition.favouriteCount)}</span>
      </div>
      <Place expedition={expedition} />
      <Title expedition={expedition} />
      <Facts expedition={expedition} />
      {!isCompact && <CardDepartures departures={departures} total={expedition.departureCount} />}
      <Price expedition={expedition} />
    </article>
  )
}

/** The journey from the city of the device, once it is known; until then the shortest one. */
function CityJourney({ id, children }: { id: string; children: string }) {
  const journey = useJourney(id)
  if (!journey) return children
  const { hours, kgCo2e, isEstimated, city } = journey
  return (
    <span>
      {messages.fromHome(shownHours(hours, isEstimated), kilograms(kgCo2e))}
      <span className="sr-only">{messages.byTrainFrom(city)}</span>
    </span>
  )
}

/** The usual type is read aloud only. */
function Place({ expedition }: Expedition) {
  const [country] = expedition.countries
  return (
    <p className="trip-line">
      {country && <Flag url={country.flagUrl} country={expedition.region ? country.name : ''} />}
      <span className="trip-place">
        <span>{expedition.region ?? country?.name}</span>
        <span className={expedition.type === 'EXPEDITION' ? 'sr-only' : 'trip-tag'}>
          {messages.types[expedition.type]}
        </span>
      </span>
      {expedition.reviewCount > 0 ? (
        <Rating rating={expedition.averageRating} count={expedition.reviewCount} />
      ) : (
        <span className="trip-new">{messages.noReview}</span>
      )}
    </p>
  )
}

/** On a desktop it opens beside the list, and says so. */
function Title({ expedition }: Expedition) {
  const beside = useDesktop() ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <h3 className="text-h3">
      <Link to={paths.expedition(expedition.slug)} discover="none" className="py-px" {...beside}>
        {expedition.name}
        {beside.target && <span className="sr-only">{messages.newTab}</span>}
      </Link>
    </h3>
  )
}

function Facts({ expedition: { type, activities, durationDays, level, ageMinChild } }: Expedition) {
  const [activity] = activities
  return (
    <p className="trip-line">
      {activity && (
        <>
          <ActivityIcon slug={activity.slug} />
          <span>{activity.name}</span>
        </>
      )}
      <Fit level={level} />
      <LevelHelp level={level}>{toDemand(type, level, ageMinChild)}</LevelHelp>
      <span>{days(durationDays)}</span>
    </p>
  )
}

function Price({ expedition }: Expedition) {
  const price = lowestPrice(expedition)
  return (
    <p className="trip-line trip-price">
      <span>
        {price !== null && messages.fromPriceWord}
        <b>{toPrice(expedition)}</b>
      </span>
      {price !== null && expedition.durationDays > 0 && (
        <span>{messages.perDay(money(price / expedition.durationDays))}</span>
      )}
      {expedition.departureCount > 0 && <span>{renderFooter(expedition.departureCount)}</span>}
    </p>
  )
}
