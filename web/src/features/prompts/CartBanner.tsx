import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '#web/features/prompts/messages.ts'
import type { BasketBannerFragment } from '#web/features/prompts/Prompts.generated.ts'
import { cutName } from '#web/features/prompts/prompts.rules.ts'
import { dateRange, money } from '#web/lib/format/format.ts'
import { pageKindOf } from '#web/lib/site/pageKind.ts'
import { paths } from '#web/lib/site/paths.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props = { name: string; cart: BasketBannerFragment; onClose: () => void }

/** Stands above the booking bar of small screens. */
export function CartBanner({ name, cart, onClose }: Props) {
  const { pathname } = useLocation()
  const place = pageKindOf(pathname) === 'product' ? 'max-lg:bottom-22' : ''
  return (
    <aside
      aria-label={messages.banner(name)}
      className={`basket-banner fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-[640px] items-center gap-3.5 rounded-lg bg-pine-900 p-2.5 text-white shadow-3 ${place}`}
    >
      {cart.expeditionImage && (
        <img
          src={cart.expeditionImage.url.replace(/\?w=\d+$/, '?w=320')}
          alt=""
          width={72}
          height={72}
          className="size-[72px] shrink-0 rounded-md object-cover"
        />
      )}
      <div className="on-photo min-w-0 grow text-meta">
        <p className="font-semibold text-sun-500">{messages.banner(name)}</p>
        <Link
          to={paths.cart(cart.id)}
          title={cart.expeditionName}
          className="font-semibold underline underline-offset-3"
        >
          {cutName(cart.expeditionName)}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-pine-100">
          <span>{dateRange(cart.departureStart, cart.departureEnd)}</span>
          <span>{messages.people(cart.travellerCount)}</span>
          <span>{money(cart.total)}</span>
        </p>
        <p className="text-pine-100">{messages.toCheck}</p>
      </div>
      <IconButton
        label={messages.closeBanner}
        onClick={onClose}
        className="on-photo shrink-0 self-start hover:bg-white/14!"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </aside>
  )
}
