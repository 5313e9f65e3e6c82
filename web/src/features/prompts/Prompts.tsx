import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { BasketBanner } from '#web/features/prompts/BasketBanner.tsx'
import { NewsletterPopup } from '#web/features/prompts/NewsletterPopup.tsx'
import { type PromptsQuery, usePromptsQuery } from '#web/features/prompts/Prompts.generated.ts'
import {
  closedAgain,
  type PhoneEvent,
  promptOf,
  showsBanner,
  showsNewsletter,
  showsPhone,
} from '#web/features/prompts/prompts.rules.ts'
import { consent } from '#web/lib/consent.ts'
import type { MeFragment } from '#web/lib/Me.generated.ts'
import { keep, readKept } from '#web/lib/storage.ts'
import { useLate } from '#web/ui/useLate.ts'

type User = NonNullable<PromptsQuery['me']>

/** Prompts of an account, one at a time. */
export function Prompts({ me }: { me: MeFragment }) {
  const query = usePromptsQuery({ fetchPolicy: 'cache-and-network' })
  const keptId = useJustKept(me)
  const user = query.dataState === 'complete' ? query.data.me : null
  return user && <Prompted user={user} keptId={keptId} />
}

/** The expedition added to the favourites since the page loaded. */
function useJustKept({ favouriteIds }: MeFragment): string | undefined {
  const [known, setKnown] = useState(favouriteIds)
  const [keptId, setKeptId] = useState<string>()
  if (known !== favouriteIds) {
    setKnown(favouriteIds)
    setKeptId(favouriteIds.find((id) => !known.includes(id)))
  }
  return keptId
}

function Prompted({ user, keptId }: { user: User; keptId: string | undefined }) {
  const { pathname } = useLocation()
  const [wasAsked, setAsked] = useState(false)
  const [isBannerClosed, setBannerClosed] = useState(false)
  const event: PhoneEvent = keptId ? 'favorite' : 'login'
  const hasChosen = useSyncExternalStore(consent.listen, consent.isGiven)
  const wanted = wantedOf(user, event, keptId, isBannerClosed)
  const prompt = promptOf({ ...wanted, path: pathname, wasAsked, hasChosen })
  const PhonePopup = useLate(prompt === 'phone', () =>
    import('#web/features/prompts/PhonePopup.tsx').then((module) => module.PhonePopup),
  )
  const popup = { me: user, onClose: () => setAsked(true) }
  return (
    <>
      {PhonePopup && <PhonePopup {...popup} event={event} isOpen={prompt === 'phone'} />}
      <NewsletterPopup {...popup} isOpen={prompt === 'newsletter'} />
      {prompt === 'banner' && user.cart && (
        <BasketBanner
          name={user.firstName ?? ''}
          cart={user.cart}
          onClose={() => {
            keepClosed(user.cart?.id ?? '')
            setBannerClosed(true)
          }}
        />
      )}
    </>
  )
}

function wantedOf(user: User, event: PhoneEvent, keptId: string | undefined, isClosedNow: boolean) {
  const favourites = user.favourites ?? []
  const concerned = event === 'login' ? favourites : favourites.filter(({ id }) => id === keptId)
  return {
    phone: showsPhone({
      event,
      hasPhone: Boolean(user.phone),
      cartTotal: user.cart?.total,
      favouritePrices: concerned.map(({ price }) => price),
      isVisibleToService: user.phonePromptVisible,
      wasClosed: readKept('closedPhonePopUpNumber') !== null,
    }),
    newsletter: showsNewsletter({
      ...user,
      closedAt: readKept('closedNewsletterPopUp'),
      denials: Number(readKept('newsletter_denied') ?? 0),
      now: Date.now(),
    }),
    banner: showsBanner({ cartId: user.cart?.id, isClosedNow, ...closedBanner() }),
  }
}

const closedBanner = () => ({
  closed: Number(readKept('closedBasketNumber') ?? 0),
  closedCartId: readKept('closedBasketCartId'),
})

function keepClosed(cartId: string): void {
  const { closed, closedCartId } = closedBanner()
  keep('closedBasketNumber', String(closedAgain(cartId, closed, closedCartId)))
  keep('closedBasketCartId', cartId)
}
