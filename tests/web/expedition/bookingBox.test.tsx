// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { BookingBox } from '#web/features/departures/BookingBox.tsx'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { FavouritesProvider } from '#web/lib/account/favourites.tsx'
import { NavigationProvider } from '#web/lib/site/navigation.ts'
import { departure } from './departure.ts'

const expedition = { id: '1', name: 'Les balcons de la Vanoise', favouriteCount: 3 }
const departures = [
  departure({
    id: 'full',
    startDate: '2027-06-12',
    endDate: '2027-06-17',
    availableCount: 0,
    status: 'FULL',
  }),
  departure({ id: 'three', availableCount: 3, price: 910 }),
  departure({
    id: 'almost',
    startDate: '2027-08-14',
    isConfirmed: false,
    missingToConfirm: 1,
    status: 'ALMOST',
  }),
  departure({ id: 'canceled', startDate: '2027-09-11', availableCount: 0, status: 'CANCELED' }),
]
const box = (lines: DepartureLineFragment[] | null = departures) => (
  <BookingBox expedition={{ ...expedition, price: 870, minPrice: null }} departures={lines} />
)
const book = () => userEvent.click(screen.getByRole('button', { name: 'Réserver ce départ' }))
const cart = {
  __typename: 'Cart',
  id: 'c1',
  expeditionSlug: 'gr20',
  expeditionName: 'GR20 nord',
  departureId: '9',
  departureStart: '2027-07-10',
  departureEnd: '2027-07-15',
  travellerCount: 2,
  unitPrice: 990,
  total: 1980,
}
const answered = (fields: { cart?: typeof cart | null; owned?: typeof cart; errors?: object[] }) => ({
  createCart: {
    __typename: 'CartPayload',
    cart: fields.cart ?? null,
    me: { __typename: 'User', id: '1', cart: fields.owned ?? fields.cart ?? null },
    errors: fields.errors ?? [],
  },
})
const refused = (code: string, message: string) => ({ __typename: 'UserError', code, message })

describe('the choice', () => {
  test('lists departures by month with state and places, and disables those that cannot be booked', () => {
    stand(box())
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'juin 2027',
      'juillet 2027',
      'août 2027',
      'septembre 2027',
    ])
    const radios = screen.getAllByRole('radio')
    expect(radios.map((radio) => radio.hasAttribute('disabled'))).toEqual([true, false, false, true])
    expect(screen.getByLabelText(/Du 3.juil\. au 8.juil\. 2027.*Départ confirmé, 3.places/)).toBeTruthy()
    expect(screen.getByLabelText(/Plus qu’1 inscription/)).toBeTruthy()
    // In its month and on its card.
    expect(screen.getAllByText('Complet')).toHaveLength(2)
    expect(screen.getByText('Annulé')).toBeTruthy()
    expect(
      screen.getAllByRole('link', { name: 'Mêmes dates, autre aventure' })[0]?.getAttribute('href'),
    ).toBe('/expeditions?start=2027-06-12&end=2027-06-17')
  })

  test('each date names its guide, with a link to the guide', () => {
    const bastien = { __typename: 'Guide' as const, id: '4', slug: 'bastien-roux', fullName: 'Bastien Roux' }
    stand(box([departure({ guide: bastien })]))
    const guide = screen.getByRole('link', { name: 'Avec Bastien Roux' })
    expect(guide.getAttribute('href')).toBe('/our-guides/bastien-roux')
  })

  test('the year at a glance leads to each month that has dates', () => {
    stand(box())
    const months = within(screen.getByRole('list', { name: 'Les départs, mois par mois' }))
    expect(months.getAllByRole('listitem')).toHaveLength(12)
    const links = months
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
    expect(links).toEqual([
      ['juin 2027\u00a0: 1\u00a0départ', '#mois-2027-06'],
      ['juillet 2027\u00a0: 1\u00a0départ, dès 910\u00a0€', '#mois-2027-07'],
      ['août 2027\u00a0: 1\u00a0départ, dès 890\u00a0€', '#mois-2027-08'],
    ])
    for (const [, href] of links) expect(document.querySelector(href ?? '')?.tagName).toBe('H3')
    expect(months.getByRole('img', { name: /^septembre 2027.*aucun départ$/ })).toBeTruthy()
  })

  test('dates of one month need no year at a glance', () => {
    stand(box([departure({})]))
    expect(screen.queryByRole('list', { name: 'Les départs, mois par mois' })).toBeNull()
  })

  test('the total follows the party size, which is limited to the available places', async () => {
    stand(box())
    const party = screen.getByLabelText('Voyageurs')
    expect(within(party).getAllByRole('option')).toHaveLength(3)
    await userEvent.selectOptions(party, '3')
    expect(screen.getByText(/2.730.€/)).toBeTruthy()
    await userEvent.click(screen.getByLabelText(/Plus qu’1 inscription/))
    expect(screen.getByText(/2.670.€/)).toBeTruthy()
  })

  test('offers the favourite button for news of the next date when there are no departures', async () => {
    const toggle = vi.fn()
    stand(<FavouritesProvider value={{ has: () => false, toggle }}>{box([])}</FavouritesProvider>)
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter à mes favoris' }))
    expect(toggle).toHaveBeenCalledWith(expect.objectContaining(expedition))
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('reports departures that failed to load', () => {
    stand(box(null))
    expect(screen.getByText(/momentanément indisponibles/)).toBeTruthy()
  })
})

describe('booking', () => {
  test('a second click before the first step loads does not start a second reservation', async () => {
    const onItsWay = { isLoading: true, retry: () => undefined }
    const { requested, path } = stand(<NavigationProvider value={onItsWay}>{box()}</NavigationProvider>, {
      isSignedIn: true,
      answers: { CreateCart: () => answered({ cart }) },
    })
    await book()
    await vi.waitFor(() => expect(path()).toBe('/reservations/c1/1'))
    await book()
    expect(requested.filter(([operation]) => operation === 'CreateCart')).toHaveLength(1)
  })

  test('a visitor signs in first, and the pending intent is stored', async () => {
    const { account, requested } = stand(box())
    await book()
    expect(account.openSignIn).toHaveBeenCalledWith({
      kind: 'booking',
      departureId: 'three',
      travellerCount: 1,
    })
    expect(requested.filter(([operation]) => operation === 'CreateCart')).toEqual([])
  })

  test('completes the pending intent for this trip after sign-in', async () => {
    const intent = { kind: 'booking', departureId: 'almost', travellerCount: 2 } as const
    const { requested, path } = stand(box(), {
      isSignedIn: true,
      intent,
      answers: { CreateCart: () => answered({ cart }) },
    })
    await vi.waitFor(() => expect(path()).toBe('/reservations/c1/1'))
    expect(requested).toContainEqual([
      'CreateCart',
      { departureId: 'almost', travellerCount: 2, replace: false },
    ])
  })

  test('shows a message on the same page when the places are sold in between', async () => {
    const { path } = stand(box(), {
      isSignedIn: true,
      answers: {
        CreateCart: () => answered({ errors: [refused('INSUFFICIENT_PLACES', 'Pas assez de places.')] }),
      },
    })
    await book()
    expect((await screen.findByRole('alert')).textContent).toBe('Pas assez de places.')
    expect(path()).toBe('/')
  })

  test('an unreachable gateway loses no input', async () => {
    stand(box(), { isSignedIn: true, answers: { CreateCart: 'fails' } })
    await book()
    expect((await screen.findByRole('alert')).textContent).toMatch(/Rien n’est perdu/)
  })

  test('replaces a reservation in progress after confirmation', async () => {
    const { requested, path } = stand(box(), {
      isSignedIn: true,
      answers: {
        CreateCart: ({ replace }) =>
          answered(
            replace ? { cart: { ...cart, id: 'c2' } } : { owned: cart, errors: [refused('CART_EXISTS', '')] },
          ),
      },
    })
    await book()
    const dialog = await screen.findByRole('dialog', { name: /Remplacer ta réservation en cours/ })
    expect(dialog.textContent).toMatch(/GR20 nord.*Du 10.juil\. au 15.juil\. 2027, 2.personnes/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remplacer' }))
    await vi.waitFor(() => expect(path()).toBe('/reservations/c2/1'))
    expect(
      requested.filter(([operation]) => operation === 'CreateCart').map(([, { replace }]) => replace),
    ).toEqual([false, true])
  })
})
