/**
 * Events of carts. `created`: an account without a cart has one. `held`: places are taken, again after a hold has
 * ended, too. `booked`: paid. `abandoned`: dropped by its owner, or after fourteen days without a change.
 */
export const cartEventKinds = ['created', 'held', 'booked', 'abandoned'] as const
export type CartEventKind = (typeof cartEventKinds)[number]
