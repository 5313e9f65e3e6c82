import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { messages } from '#web/features/prompts/messages.ts'
import { NewsletterPopup } from '#web/features/prompts/NewsletterPopup.tsx'
import { type PromptsQuery, usePromptsQuery } from '#web/features/prompts/Prompts.generated.ts'
import {
  closedAgain,
  type PhoneEvent,
  showsBanner,
  showsNewsletter,
  showsPhone,
  toPrompt,
} from '#web/features/prompts/prompts.rules.ts'
import { ReminderBanner } from '#web/features/prompts/ReminderBanner.tsx'
import { type Reminder, toReminder } from '#web/features/prompts/reminder.ts'
import { consent } from '#web/lib/browser/consent.ts'
import { readStored, removeStored, writeStored } from '#web/lib/browser/storage.ts'
import type { MeFragment } from '#web/lib/graph/Me.generated.ts'
import { undoable } from '#web/ui/undoable.tsx'
import { useLate } from '#web/ui/useLate.ts'

type User = NonNullable<PromptsQuery['me']>

/** Prompts of an account, one at a time. */
export function Prompts({ me }: { me: MeFragment }) {
  const query = usePromptsQuery({ fetchPolicy: 'cache-and-network' })
  const addedId = useJustAdded(me)
  const user = query.dataState === 'complete' ? query.data.me : null
  return user && <Prompted user={user} addedId={addedId} />
}

/** The expedition added to the favourites since the page loaded. */
function useJustAdded({ favouriteIds }: MeFragment): string | undefined {
  const [known, setKnown] = useState(favouriteIds)
  const [addedId, setAddedId] = useState<string>()
  if (known !== favouriteIds) {
    setKnown(favouriteIds)
    setAddedId(favouriteIds.find((id) => !known.includes(id)))
  }
  return addedId
}

function Prompted({ user, addedId }: { user: User; addedId: string | undefined }) {
  const { pathname } = useLocation()
  const [wasPrompted, setRequested] = useState(false)
  const [isBannerClosed, setBannerClosed] = useState(false)
  const event: PhoneEvent = addedId ? 'favorite' : 'login'
  const hasChosen = useSyncExternalStore(consent.listen, consent.isGiven)
  const reminder = toReminder(user)
  const hasRoom = useRoom(reminder?.id)
  const input = choosePrompt(user, event, addedId, { reminder, isClosedNow: isBannerClosed || !hasRoom })
  const prompt = toPrompt({ ...input, path: pathname, wasPrompted, hasChosen })
  const PhonePopup = useLate(prompt === 'phone', () =>
    import('#web/features/prompts/PhonePopup.tsx').then((module) => module.PhonePopup),
  )
  const popup = { me: user, onClose: () => setRequested(true) }
  return (
    <>
      {PhonePopup && <PhonePopup {...popup} event={event} isOpen={prompt === 'phone'} />}
      <NewsletterPopup {...popup} isOpen={prompt === 'newsletter'} />
      {prompt === 'banner' && reminder && (
        <ReminderBanner reminder={reminder} onClose={() => closeBanner(reminder.id, setBannerClosed)} />
      )}
    </>
  )
}

/**
 * Stores whether the next load reserves room for the banner; false until the next page where this one has
 * been drawn without, so that nothing moves.
 */
function useRoom(reminderId: string | undefined): boolean {
  const { pathname } = useLocation()
  const [arrival] = useState({ pathname, room: document.documentElement.dataset['cart'] })
  const isNext = showsBanner({ reminderId, isClosedNow: false, ...closedBanner() })
  useEffect(() => (isNext ? writeStored('cartReminder', '1') : removeStored('cartReminder')), [isNext])
  return arrival.room !== 'none' || arrival.pathname !== pathname
}

type Line = { reminder: Reminder | undefined; isClosedNow: boolean }

function choosePrompt(user: User, event: PhoneEvent, addedId: string | undefined, line: Line) {
  const favourites = user.favourites ?? []
  const concerned = event === 'login' ? favourites : favourites.filter(({ id }) => id === addedId)
  return {
    phone: showsPhone({
      event,
      hasPhone: Boolean(user.phone),
      cartTotal: user.cart?.total,
      favouritePrices: concerned.map(({ price }) => price),
      isVisibleToService: user.phonePromptVisible,
      wasClosed: readStored('closedPhonePopUpNumber') !== null,
    }),
    newsletter: showsNewsletter({
      ...user,
      closedAt: readStored('closedNewsletterPopUp'),
      denials: Number(readStored('newsletter_denied') ?? 0),
      now: Date.now(),
    }),
    banner: showsBanner({ reminderId: line.reminder?.id, isClosedNow: line.isClosedNow, ...closedBanner() }),
  }
}

const closedBanner = () => ({
  closed: Number(readStored('closedBasketNumber') ?? 0),
  closedId: readStored('closedBasketCartId'),
})

function storeClosed({ closed, closedId }: ReturnType<typeof closedBanner>): void {
  writeStored('closedBasketNumber', String(closed))
  if (closedId === null) removeStored('closedBasketCartId')
  else writeStored('closedBasketCartId', closedId)
}

/** Closes the banner and its room, which undo brings back as they were. */
function closeBanner(reminderId: string, setClosed: (isClosed: boolean) => void): void {
  const before = closedBanner()
  const { dataset } = document.documentElement
  const { cart: room } = dataset
  const show = () => {
    storeClosed(before)
    if (room !== undefined) dataset['cart'] = room
    setClosed(false)
  }
  const close = () => {
    storeClosed({ closed: closedAgain(reminderId, before.closed, before.closedId), closedId: reminderId })
    delete dataset['cart']
    setClosed(true)
  }
  void undoable(close, show, messages.bannerClosed, { id: 'cart-banner' })
}
