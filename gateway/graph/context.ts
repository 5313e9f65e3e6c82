import { agencySource, type CacheTimes } from '#gateway/graph/agency/agency.source.ts'
import { askSource } from '#gateway/graph/ask/ask.source.ts'
import { type CalendarSourceDeps, calendarSource } from '#gateway/graph/calendar/calendar.source.ts'
import { callbacksSource } from '#gateway/graph/callbacks/callbacks.source.ts'
import { cartSource } from '#gateway/graph/cart/cart.source.ts'
import { departuresSource } from '#gateway/graph/departures/departures.source.ts'
import {
  type ExpeditionSourceDeps,
  expeditionsSource,
} from '#gateway/graph/expeditions/expeditions.source.ts'
import { featuresSource } from '#gateway/graph/features/features.source.ts'
import { type FeedSourceDeps, feedsSource } from '#gateway/graph/feeds/feeds.source.ts'
import { giftCardsSource } from '#gateway/graph/giftCards/giftCards.source.ts'
import { guidesSource } from '#gateway/graph/guides/guides.source.ts'
import type { LiveFeed } from '#gateway/graph/live/live.feed.ts'
import { messagesSource } from '#gateway/graph/messages/messages.source.ts'
import { newsletterSource } from '#gateway/graph/newsletter/newsletter.source.ts'
import { type PaymentSourceDeps, paymentsSource } from '#gateway/graph/payments/payments.source.ts'
import { photosSource } from '#gateway/graph/photos/photos.source.ts'
import { pledgesSource } from '#gateway/graph/pledges/pledges.source.ts'
import { type BookingSourceDeps, bookingsSource } from '#gateway/graph/reservations/bookings.source.ts'
import { reservationsSource } from '#gateway/graph/reservations/reservations.source.ts'
import { reviewsSource } from '#gateway/graph/reviews/reviews.source.ts'
import type { PackFiles } from '#gateway/graph/roadBook/packFiles.ts'
import { type RoadBookSourceDeps, roadBooksSource } from '#gateway/graph/roadBook/roadBook.source.ts'
import { accountCalls, type Session } from '#gateway/graph/session.ts'
import { shortlistsSource } from '#gateway/graph/shortlists/shortlists.source.ts'
import { siteSource } from '#gateway/graph/site/site.source.ts'
import { themesSource } from '#gateway/graph/themes/themes.source.ts'
import { accountSource } from '#gateway/graph/users/account.source.ts'
import { favouritesSource } from '#gateway/graph/users/favourites.source.ts'
import { type BrowserSession, signInSource } from '#gateway/graph/users/signIn.source.ts'
import { usersSource } from '#gateway/graph/users/users.source.ts'
import { waitingSource } from '#gateway/graph/waiting/waiting.source.ts'
import { wireCalls } from '#gateway/graph/wire/wireCalls.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'

/** Dependencies that live as long as the process. */
export type ContextDeps = ExpeditionSourceDeps &
  CalendarSourceDeps &
  FeedSourceDeps & {
    live: LiveFeed
    packFiles: PackFiles
    upstream: { takesState?: boolean }
    /** Absent without a shared cache. */
    cacheTimes?: CacheTimes | undefined
    /**
     * Invalidates the cached responses about an expedition, by its id or slug; `parts` are further paths below
     * its own.
     */
    invalidateExpedition: (key: string, parts?: string[]) => void
  }

/** The part of the context that belongs to one request. */
export type ContextRequest = {
  scope: RestScope
  session: Session
  browser: BrowserSession
  /** For streams, which live longer than one request may: the same credentials with another deadline. */
  renewed?: PaymentSourceDeps['renewed']
}

/** Creates the sources: one set for each request. */
export function makeContext(deps: ContextDeps, request: ContextRequest) {
  const { scope, session } = request
  const account = accountCalls(deps.rest, scope, session)
  const users = usersSource({ account, session, toImage: deps.toImage })
  const expeditions = expeditionsSource(deps, scope)
  const invalidateExpedition = toInvalidation(deps, expeditions)
  const shared = {
    renewed: undefined,
    ...deps,
    ...request,
    live: deps.live.from(scope.clientAddress),
    account,
    users,
    expeditions,
    invalidateExpedition,
  }
  return {
    live: shared.live,
    scope,
    users,
    expeditions,
    departures: departuresSource(deps, scope),
    reviews: reviewsSource(shared, scope),
    messages: messagesSource(shared, scope),
    themes: themesSource(deps, scope),
    photos: photosSource(deps, scope),
    guides: guidesSource(deps, scope),
    ...ofService(deps, scope),
    giftCards: giftCardsSource(deps, scope),
    favourites: favouritesSource(shared),
    signIn: signInSource(shared, scope),
    cart: cartSource(shared),
    payments: paymentsSource(shared),
    pledges: pledgesSource(shared),
    ...ofReservations(shared, scope),
    ...ofAccount(shared, scope),
    ...ofVisitors(shared, scope),
    ...ofAgency(shared, scope),
  }
}

const ofAccount = (
  deps: Parameters<typeof accountSource>[0] & Parameters<typeof feedsSource>[0],
  scope: RestScope,
) => ({ myAccount: accountSource(deps), feeds: feedsSource(deps, scope) })

/** Sources about the service as a whole. */
const ofService = (deps: ContextDeps, scope: RestScope) => ({
  calendar: calendarSource(deps, scope),
  features: featuresSource(deps, scope),
  ask: askSource(deps, scope),
  site: siteSource(deps, scope),
})

/** Sources that need no account. */
const ofVisitors = (
  deps: Omit<ContextDeps, 'live'> &
    Parameters<typeof newsletterSource>[0] &
    Parameters<typeof waitingSource>[0],
  scope: RestScope,
) => ({
  newsletter: newsletterSource(deps, scope),
  callbacks: callbacksSource(deps, scope),
  waiting: waitingSource(deps, scope),
  shortlists: shortlistsSource(deps, scope),
})

function ofAgency(
  deps: Parameters<typeof wireCalls>[0] & Omit<Parameters<typeof agencySource>[0], 'wire'>,
  scope: RestScope,
) {
  const wire = wireCalls(deps)
  return { wire, agency: agencySource({ ...deps, wire }, scope) }
}

type ReservationDeps = Parameters<typeof reservationsSource>[0] &
  Omit<BookingSourceDeps, 'reservations'> &
  RoadBookSourceDeps

function ofReservations(deps: ReservationDeps, scope: RestScope) {
  const reservations = reservationsSource(deps)
  return {
    reservations,
    bookings: bookingsSource({ ...deps, reservations }),
    roadBooks: roadBooksSource(deps, scope),
  }
}

/** Invalidates what this request has read too. */
function toInvalidation(deps: ContextDeps, expeditions: { invalidate(): void }) {
  return (key: string, parts?: string[]): void => {
    deps.invalidateExpedition(key, parts)
    expeditions.invalidate()
  }
}

export type Context = ReturnType<typeof makeContext>
