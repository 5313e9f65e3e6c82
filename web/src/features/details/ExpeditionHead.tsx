import { Columns3, Heart, Leaf, Share2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ExpeditionHeadFragment } from '#web/features/details/ExpeditionHead.generated.ts'
import { FactStrip } from '#web/features/details/FactStrip.tsx'
import { messages } from '#web/features/details/messages.ts'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { decimal } from '#web/lib/format/format.ts'
import { getComparison, useCompared, withCompared } from '#web/lib/site/compared.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Flag } from '#web/ui/Flag.tsx'
import { Star } from '#web/ui/Rating.tsx'

/** Name, place, rating and two actions. */
export function ExpeditionHead({ expedition }: { expedition: ExpeditionHeadFragment }) {
  const [country] = expedition.countries
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {expedition.name}
      </h1>
      <FactStrip expedition={expedition} />
      <div className="mt-1.5 mb-3 flex flex-wrap items-center gap-x-4.5 gap-y-1 text-[0.97rem] text-ink-2">
        <p className="flex items-center gap-2">
          {country && <Flag url={country.flagUrl} />}
          {[expedition.region, country?.name].filter(Boolean).join(', ')}
        </p>
        <Score expedition={expedition} />
        <Actions expedition={expedition} />
        {expedition.ecoRating !== null && (
          <Badge tone="pine">
            <Leaf aria-hidden="true" />
            {messages.eco(expedition.ecoRating)}
          </Badge>
        )}
      </div>
    </>
  )
}

/** An expedition without reviews has no rating to show. */
function Score({ expedition }: { expedition: ExpeditionHeadFragment }) {
  const reported =
    expedition.reviewCount > 0 ? messages.reviews(expedition.reviewCount) : messages.noReviewYet
  return (
    <p className="flex items-center gap-1.5">
      {expedition.reviewCount > 0 && (
        <>
          <Star />
          <b className="font-semibold text-ink tabular-nums">{decimal(expedition.averageRating)}</b>
        </>
      )}
      <a href="#avis" className="flex min-h-11 items-center underline underline-offset-3">
        {reported}
      </a>
    </p>
  )
}

const action = { variant: 'ghost', size: 'sm', className: 'max-lg:px-3' } as const

function Actions({ expedition }: { expedition: ExpeditionHeadFragment }) {
  const favourites = useFavourites()
  const isFavourite = favourites.has(expedition.id)
  const { compared, choose } = useCompared()
  const together = withCompared(compared, expedition.slug)
  return (
    <div className="-mr-3 ml-auto flex max-[20rem]:mr-0 sm:order-last lg:-mr-4">
      <Link to={getComparison(together)} onClick={() => choose(together)} className={buttonClass(action)}>
        <Columns3 aria-hidden="true" className="size-5" />
        <span className="max-lg:sr-only">{messages.compare}</span>
      </Link>
      <Button {...action} onClick={() => void share(expedition.name)}>
        <Share2 aria-hidden="true" className="size-5" />
        <span className="max-lg:sr-only">{messages.share}</span>
      </Button>
      <Button
        {...action}
        aria-pressed={isFavourite}
        aria-label={messages.favouriteFor(expedition.name)}
        onClick={() => favourites.toggle(expedition)}
      >
        <Heart
          aria-hidden="true"
          className={`size-5 ${isFavourite ? 'animate-[beat_320ms_var(--ease-out)] fill-rouge-600 stroke-rouge-600' : ''}`}
        />
        <span className="max-lg:sr-only">{messages.favourite}</span>
      </Button>
    </div>
  )
}

const share = async (title: string): Promise<void> =>
  (await import('#web/lib/browser/share.ts')).share({ title, url: window.location.href.replace(/#.*/, '') })
