import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { LivePlaces } from '#web/app/shell/LivePlaces.tsx'
import { NavigationProvider } from '#web/lib/site/navigation.ts'
import { Page } from '#web/pages/booking/CartPage.tsx'
import type { OwnCart } from '#web/pages/booking/useCart.ts'

type Departures = NonNullable<OwnCart['expedition']>['departures']

export const july = departure({ id: '9', availableCount: 4, price: 890 })
export const august = departure({ id: '10', startDate: '2027-08-14', endDate: '2027-08-19', price: 950 })
export const expedition = (departures: Departures) => ({
  __typename: 'Expedition' as const,
  id: '1',
  type: 'EN_ITINERANCE' as const,
  ageMinChild: 8,
  departures,
})
export const own = (changes: Partial<OwnCart> = {}): OwnCart => ({
  __typename: 'Cart',
  id: 'c1',
  expeditionSlug: 'balcons-de-la-vanoise',
  expeditionName: 'Les balcons de la Vanoise',
  departureId: '9',
  departureStart: '2027-07-03',
  departureEnd: '2027-07-08',
  travellerCount: 2,
  unitPrice: 890,
  total: 1780,
  step: 2,
  adults: 2,
  children: 0,
  availableCount: 4,
  hold: null,
  travellers: [],
  contact: null,
  options: [],
  codes: [],
  quote: null,
  problems: [],
  expeditionImage: null,
  expedition: expedition([july, august]),
  ...changes,
})

/** The account with its cart, where places are sold by phone or online. */
export const owner = (cart: OwnCart | null, booking = false) => ({
  features: { __typename: 'Features', booking },
  me: { __typename: 'User', id: '1', firstName: 'Ada', lastName: 'Le Goff', phone: '+33612345678', cart },
})
export const payload = (cart: OwnCart) => ({
  __typename: 'CartPayload',
  cart,
  me: { __typename: 'User', id: '1', cart: { __typename: 'Cart', id: cart.id } },
  errors: [],
})
export const refused = (message: string) => ({
  ...payload(own()),
  cart: null,
  errors: [{ __typename: 'UserError', code: 'INSUFFICIENT_PLACES', message }],
})

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

/** Opens the page of cart `c1`, or of the account's cart when it has another id. */
export function open(cart: OwnCart | null, answers: Answers = {}, at = '/reservations/c1/1') {
  const retry = vi.fn()
  const page = (
    <NavigationProvider value={{ isLoading: false, retry }}>
      <LivePlaces />
      <Routes>
        <Route path="/reservations/:cartId/1" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
    </NavigationProvider>
  )
  const input: Answers = { CartPage: () => owner(cart), ...answers }
  const shown = stand(page, { at, answers: input })
  return {
    ...shown,
    answers: input,
    retry,
    sent: (name: string) => shown.requested.filter(([each]) => each === name),
  }
}
