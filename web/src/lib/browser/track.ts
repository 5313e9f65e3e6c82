import type { PageKind } from '#web/lib/site/pageKind.ts'

/** All analytics events. */
export type TrackedEvent =
  | { name: 'page_view'; path: string; kind: PageKind }
  | { name: 'ab_variant_assigned'; variant: 'A' | 'B' }
  | { name: 'CompleteRegistration'; method: 'Email' | 'Google' | 'Facebook' }
  | { name: 'AddToWishlist'; expeditionId: string }
  | { name: 'AddToCart'; departureId: string; travellerCount: number }
  | { name: 'newsletter_subscribed' }

const most = 50
let waiting: TrackedEvent[] = []
let follower: ((event: TrackedEvent) => void) | undefined

/** Queues the event in memory until a consented subscriber reads it; stores and sends nothing. */
export function track(event: TrackedEvent): void {
  if (follower) follower(event)
  else waiting = [...waiting, event].slice(-most)
}

/** Sets the subscriber after consent; `undefined` after its withdrawal. */
export function followEvents(next: ((event: TrackedEvent) => void) | undefined): void {
  follower = next
  const held = waiting
  waiting = []
  if (next) held.forEach(next)
}
