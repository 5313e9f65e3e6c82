import { messages } from '#web/features/prompts/messages.ts'
import type { BasketBannerFragment, CallBannerFragment } from '#web/features/prompts/Prompts.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { dateRange, money } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'

/** The line under the header. */
export type Reminder = {
  id: string
  title: string
  to: string
  name: string
  dates: string
  places: number
  /** Price of a cart, end of a call. */
  end: string
  action: string
  close: string
  image: BasketBannerFragment['expeditionImage']
}

type Facts = {
  firstName: string | null
  cart: BasketBannerFragment | null
  pledges: readonly CallBannerFragment[] | null
}

/** The reminder of the cart, whose places go back first, or of a promise in its call. */
export function toReminder({ firstName, cart, pledges }: Facts): Reminder | undefined {
  if (cart) return reminderOfCart(firstName ?? '', cart)
  const called = pledges?.find(({ state, calledUntil }) => state === 'CALLED' && calledUntil)
  return called && reminderOfCall(firstName ?? '', called)
}

const reminderOfCart = (name: string, cart: BasketBannerFragment): Reminder => ({
  id: cart.id,
  title: messages.banner(name),
  to: paths.cart(cart.id),
  name: cart.expeditionName,
  dates: dateRange(cart.departureStart, cart.departureEnd),
  places: cart.travellerCount,
  end: money(cart.total),
  action: messages.toCheck,
  close: messages.closeBanner,
  image: cart.expeditionImage,
})

const reminderOfCall = (name: string, pledge: CallBannerFragment): Reminder => ({
  id: pledge.id,
  title: messages.called(name),
  to: paths.reservations,
  name: pledge.expeditionName,
  dates: dateRange(pledge.departure.startDate, pledge.departure.endDate),
  places: pledge.places,
  end: messages.calledUntil(dayAndHour(pledge.calledUntil ?? '')),
  action: messages.toConfirm,
  close: messages.closeCall,
  image: null,
})
