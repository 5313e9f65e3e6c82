import { ArrowRight, X } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '#web/features/prompts/messages.ts'
import type { BasketBannerFragment } from '#web/features/prompts/Prompts.generated.ts'
import { cutName } from '#web/features/prompts/prompts.rules.ts'
import { dateRange, money } from '#web/lib/format/format.ts'
import { pageKindOf } from '#web/lib/site/pageKind.ts'
import { paths } from '#web/lib/site/paths.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props = { name: string; cart: BasketBannerFragment; onClose: () => void }

/** A line under the header: on the sky of the home page's hero, in the flow of the others. */
export function CartBanner({ name, cart, onClose }: Props) {
  const isHome = pageKindOf(useLocation().pathname) === 'homepage'
  return (
    <aside
      aria-label={messages.banner(name)}
      className={`cart-line text-meta text-white ${isHome ? 'absolute inset-x-0 top-(--header-height) z-30 bg-pine-900/80 backdrop-blur-md' : 'bg-pine-900'}`}
    >
      <div className="page on-photo flex h-12 items-center">
        <div className="group relative flex h-full min-w-0 grow items-center gap-3">
          <Cover image={cart.expeditionImage} />
          <div className="no-scrollbar min-w-0 grow overflow-x-auto whitespace-nowrap max-lg:text-[13px] max-lg:leading-[1.3] lg:flex lg:gap-4">
            <p className="font-semibold text-sun-500">{messages.banner(name)}</p>
            <p className="flex gap-x-3 text-pine-100">
              <Link
                to={paths.cart(cart.id)}
                title={cart.expeditionName}
                className="font-semibold text-white underline underline-offset-3 after:absolute after:inset-0"
              >
                {cutName(cart.expeditionName)}
              </Link>
              <span>{dateRange(cart.departureStart, cart.departureEnd)}</span>
              <span>{messages.people(cart.travellerCount)}</span>
              <span>{money(cart.total)}</span>
            </p>
          </div>
          <span className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full bg-white px-3.5 font-semibold text-ink group-hover:bg-sun-100 max-sm:size-8 max-sm:justify-center max-sm:px-0">
            <span className="max-sm:sr-only">{messages.toCheck}</span>
            <ArrowRight aria-hidden="true" className="size-4 sm:hidden" />
          </span>
        </div>
        <IconButton
          label={messages.closeBanner}
          onClick={onClose}
          className="on-photo -mr-2 ml-1 shrink-0 hover:bg-white/14!"
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </aside>
  )
}

function Cover({ image }: { image: BasketBannerFragment['expeditionImage'] }) {
  if (!image) return null
  return (
    <img
      src={image.url.replace(/\?w=\d+$/, '?w=320')}
      alt=""
      width={48}
      height={36}
      className="h-9 w-12 shrink-0 rounded-sm object-cover max-sm:hidden"
    />
  )
}
