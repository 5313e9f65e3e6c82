import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { messages } from '#web/features/map/messages.ts'
import type { PlacedExpedition } from '#web/features/map/pins.rules.ts'
import { fromPrice } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Picture } from '#web/ui/Picture.tsx'

type Props = { expedition: PlacedExpedition; isOnTop: boolean; onClose: () => void }

/** The card of the chosen pin over the map; below 994 px the row of cards shows it instead. */
export function ChosenExpedition({ expedition, isOnTop, onClose }: Props) {
  const { slug, name, coverImage, meetingPoint, durationDays } = expedition
  return (
    <article
      className={`absolute left-3 z-3 flex w-[min(400px,calc(100%-24px))] overflow-hidden rounded-lg bg-surface shadow-3 max-lg:hidden ${isOnTop ? 'top-3' : 'bottom-3'}`}
    >
      <div className="w-28 shrink-0 bg-sand sm:w-36">
        {coverImage && <Picture image={coverImage} sizes="144px" alt="" />}
      </div>
      <div className="min-w-0 grow py-3 pl-4">
        <h3 className="line-clamp-2 text-h3">
          <Link to={paths.expedition(slug)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <p className="mt-1 truncate text-meta text-ink-2">{meetingPoint.name}</p>
        <p className="mt-1 text-meta">
          <b className="font-semibold">{fromPrice(expedition)}</b>
          {` · ${messages.days(durationDays)}`}
        </p>
      </div>
      <div className="relative z-1 shrink-0">
        <IconButton label={messages.closeCard} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </article>
  )
}
