import {
  bannerNameLength,
  maxBannerDismissals,
  maxNewsletterDenials,
  newsletterClosedHours,
  phonePromptAboveEuros,
} from '#schema/constants.ts'
import type { Provider } from '#web/lib/graph/graph.generated.ts'

/** Triggers of the phone popup: an account signs in, or adds a favourite. */
export type PhoneEvent = 'login' | 'favorite'

type PhoneFacts = {
  event: PhoneEvent
  hasPhone: boolean
  cartTotal: number | undefined
  /** Prices of all favourites, or of the one just added. */
  favouritePrices: readonly number[]
  /** The service's own result of the same rule. */
  isVisibleToService: boolean
  /** `closedPhonePopUpNumber` is stored. */
  wasClosed: boolean
}

const isExpensive = (euros: number) => euros > phonePromptAboveEuros

export function showsPhone(facts: PhoneFacts): boolean {
  if (facts.hasPhone || facts.wasClosed || !facts.isVisibleToService) return false
  return (
    (facts.event === 'login' && isExpensive(facts.cartTotal ?? 0)) || facts.favouritePrices.some(isExpensive)
  )
}

type NewsletterFacts = {
  provider: Provider
  signInCount: number
  newsletter: boolean
  /** `closedNewsletterPopUp`: when it was closed in this session. */
  closedAt: string | null
  /** `newsletter_denied`: number of refusals. */
  denials: number
  now: number
}

const closedForMs = newsletterClosedHours * 3_600_000

export function showsNewsletter(facts: NewsletterFacts): boolean {
  const isFlagged = facts.provider !== 'EMAIL' && (facts.signInCount < 2 || !facts.newsletter)
  const closedMsAgo = facts.now - Date.parse(facts.closedAt ?? '')
  // An unreadable time counts as not closed.
  const isClosed = closedMsAgo < closedForMs
  return isFlagged && !isClosed && facts.denials < maxNewsletterDenials
}

type BannerFacts = {
  reminderId: string | undefined
  /** `closedBasketNumber` and its reminder, `closedBasketCartId`. */
  closed: number
  closedId: string | null
  /** Until the next full load. */
  isClosedNow: boolean
}

export function showsBanner({ reminderId, closed, closedId, isClosedNow }: BannerFacts): boolean {
  if (!reminderId || isClosedNow) return false
  return closedId !== reminderId || closed < maxBannerDismissals
}

/** Number of times the banner of this reminder is closed, including this one. */
export const closedAgain = (reminderId: string, closed: number, closedId: string | null): number =>
  closedId === reminderId ? closed + 1 : 1

export type Prompt = 'phone' | 'newsletter' | 'banner'

type PromptFacts = Record<Prompt, boolean> & {
  path: string
  wasPrompted: boolean
  /** The cookie panel is answered: a popup would make it inert, and hide it on a phone. */
  hasChosen: boolean
}

/** Paths of a task: booking, an account’s forms, a password, signing out. */
const busy = '(?:reservations|paiement|my-account|mot-de-passe|newsletter|logout)(?:/|$)'
const busyPaths = new RegExp(`^/${busy}`)

/** Paths on which the line of the cart takes room in the page; on the home page it lies on the picture. */
export const hasLineInFlow = new RegExp(`^/(?!$|${busy})`)

/**
 * One prompt at a time, in this order: the phone popup, since it leads to a call; the newsletter popup; the
 * banner, which interrupts nothing. One popup a visit: none opens after an answer until the next load.
 */
export function toPrompt({ path, wasPrompted, hasChosen, ...input }: PromptFacts): Prompt | undefined {
  if (busyPaths.test(path)) return undefined
  const mayOpen = hasChosen && !wasPrompted
  if (input.phone && mayOpen) return 'phone'
  if (input.newsletter && mayOpen) return 'newsletter'
  return input.banner ? 'banner' : undefined
}

/** Truncates between grapheme clusters; between code points where the browser knows no clusters. */
export function cutName(name: string): string {
  const characters =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter('fr').segment(name), ({ segment }) => segment)
      : Array.from(name)
  return characters.length <= bannerNameLength ? name : `${characters.slice(0, bannerNameLength).join('')}…`
}
