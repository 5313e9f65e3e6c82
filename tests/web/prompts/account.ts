import { person } from '#tests/web/account/people.ts'
import { writeConsent } from '#tests/web/consent/choice.ts'
import type { PromptsQuery } from '#web/features/prompts/Prompts.generated.ts'
import { removeStored } from '#web/lib/browser/storage.ts'

type User = NonNullable<PromptsQuery['me']>

/** An account that no prompt concerns. */
export const user: User = { ...person, cart: null, favourites: [], pledges: [] }

/** A cart whose price is worth a call. */
export const cart: NonNullable<User['cart']> = {
  __typename: 'Cart',
  id: 'c1',
  expeditionName: 'GR20 nord',
  departureStart: '2027-07-03',
  departureEnd: '2027-07-08',
  travellerCount: 2,
  total: 1780,
  expeditionImage: null,
}

/** A promise whose call waits for its answer. */
export const called: NonNullable<User['pledges']>[number] = {
  __typename: 'Pledge',
  id: 'p1',
  state: 'CALLED',
  expeditionName: 'Kungsleden, la voie royale',
  places: 2,
  calledUntil: '2027-01-17T08:00:00.000Z',
  departure: { __typename: 'Departure', id: 'd1', startDate: '2027-09-18', endDate: '2027-09-26' },
}

/** Signed up through Google without the letter. */
export const social: Partial<User> = { provider: 'GOOGLE', signInCount: 1 }

/** Removes the cookies, which outlive a test. */
export function clearCookies(): void {
  writeConsent(false)
  removeStored('newsletter_denied')
}
