import type { PageKind } from '#web/lib/pageKind.ts'

/** All that is ever measured. */
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

/** Waits in memory, for whoever is allowed to hear it; nothing is kept or sent by this. */
export function track(event: TrackedEvent): void {
  if (follower) follower(event)
  else waiting = [...waiting, event].slice(-most)
}

/** Once somebody has agreed; with `undefined`, once they no longer do. */
export function followEvents(next: ((event: TrackedEvent) => void) | undefined): void {
  follower = next
  const held = waiting
  waiting = []
  if (next) held.forEach(next)
}
