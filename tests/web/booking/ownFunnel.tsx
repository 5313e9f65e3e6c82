import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { own, owner } from '#tests/web/booking/ownCart.tsx'
import { stand } from '#tests/web/stand.tsx'
import { LivePlaces } from '#web/app/shell/LivePlaces.tsx'
import { FeaturesProvider } from '#web/lib/site/features.ts'
import { NavigationProvider } from '#web/lib/site/navigation.ts'
import { Page } from '#web/pages/booking/CartPage.tsx'
import type { OwnCart } from '#web/pages/booking/useCart.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

export const hold = (secondsLeft: number): NonNullable<OwnCart['hold']> => ({
  __typename: 'Hold',
  places: 2,
  expiresAt: '2027-03-10T10:30:00.000Z',
  secondsLeft,
})
export const expired = [{ __typename: 'HoldExpired' as const, available: 4 }]
export const quote: NonNullable<OwnCart['quote']> = {
  __typename: 'Quote',
  hash: 'h1',
  lines: [
    { __typename: 'QuoteLine', kind: 'ADULT', label: 'Adulte', quantity: 2, unitPrice: 890, amount: 1780 },
  ],
  total: 1780,
  dueNow: 534,
  deposit: 534,
  balance: 1246,
  balanceDueOn: '2027-06-03',
  plans: ['DEPOSIT', 'FULL'],
  instalments: [],
}
export const insurance: NonNullable<OwnCart['options']>[number] = {
  __typename: 'CartOption',
  code: 'insurance',
  label: 'Assurance annulation',
  description: '4 % du prix du voyageur.',
  price: 36,
  travellers: [],
}

/** A cart whose places are sold online and held. */
export const held = (changes: Partial<OwnCart> = {}) => own({ hold: hold(1620), quote, ...changes })

export const stored = (name: string, cart: OwnCart | null, errors: object[] = []) => ({
  [name]: {
    __typename: 'CartPayload',
    cart,
    me: { __typename: 'User', id: '1', cart: cart && { __typename: 'Cart', id: cart.id } },
    errors: errors.map((error) => ({
      __typename: 'UserError',
      code: 'INVALID_INPUT',
      field: null,
      ...error,
    })),
  },
})

/** Opens a step of cart `c1` where places are sold online. */
export function openStep(step: number, cart: OwnCart | null, answers: Answers = {}) {
  const page = (
    <NavigationProvider value={{ isLoading: false, retry: vi.fn() }}>
      <FeaturesProvider value={{ holds: true }}>
        <LivePlaces />
        <Routes>
          <Route path="/reservations/:cartId/:step" element={<Page />} />
          <Route path="*" element={null} />
        </Routes>
      </FeaturesProvider>
    </NavigationProvider>
  )
  const input: Answers = { CartPage: () => owner(cart, true), ...answers }
  const shown = stand(page, { at: `/reservations/c1/${step}`, answers: input })
  return {
    ...shown,
    answers: input,
    sent: (name: string) =>
      shown.requested.filter(([each]) => each === name).map(([, variables]) => variables),
  }
}
