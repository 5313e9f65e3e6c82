import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { bookingBox, vanoise } from '#tests/web/expedition/booking.tsx'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { FavouritesProvider } from '#web/lib/account/favourites.tsx'
import { FeaturesProvider } from '#web/lib/site/features.ts'
import { NavigationProvider } from '#web/lib/site/navigation.ts'

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
    endDate: '2027-08-19',
    isConfirmed: false,
    missingToConfirm: 1,
    status: 'ALMOST',
  }),
  departure({ id: 'canceled', startDate: '2027-09-11', availableCount: 0, status: 'CANCELED' }),
]
const box = (lines: Parameters<typeof bookingBox>[0] = departures) => bookingBox(lines)
const book = () => userEvent.click(screen.getByRole('button', { name: 'Demander cette place' }))
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
  test('shows the light and the moon of the chosen departure, and nothing where they are unknown', async () => {
    const sun = {
      __typename: 'Sky' as const,
      sunrise: '2027-09-18T04:10:14Z',
      sunset: '2027-09-18T17:05:53Z',
    }
    const moon = { timeZone: 'Europe/Stockholm', sentence: 'La lune (67\u00a0%) gênera les aurores faibles' }
    const polar = { timeZone: 'Europe/Oslo', sentence: 'Le soleil ne se lève pas, lune à 15\u00a0%' }
    stand(
      box([
        departure({ id: 'a', price: 910, sky: { ...sun, ...moon } }),
        departure({
          id: 'b',
          startDate: '2027-12-18',
          endDate: '2027-12-23',
          sky: { ...sun, ...polar, sunrise: null, sunset: null },
        }),
      ]),
    )
    expect(screen.getByText(/^La lune/).textContent).toBe(
      `${moon.sentence}Soleil de 06:10 à 19:05, heure locale`,
    )
    await userEvent.click(screen.getByRole('radio', { name: /890/ }))
    expect(screen.getByText(/^Le soleil/).textContent).toBe(polar.sentence)
  })

  test('offers the next confirmed departure, chosen, and the cheapest one, with state and places', () => {
    stand(box())
    const radios = screen.getAllByRole('radio')
    expect(radios.map((radio) => radio.closest('label')?.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Prochain départ confirmé910 €sam. 3 – jeu. 8 juil.Départ confirmé, 3 places',
      'Le moins cher890 €sam. 14 – jeu. 19 aoûtPlus qu’1 inscription, 4 places',
    ])
    expect(radios.map((radio) => radio.matches(':checked'))).toEqual([true, false])
    expect(screen.getByText(/^910.€$/, { selector: 'p > span' })).toBeTruthy()
    expect(screen.getByText(/^pour le départ sam\..3 – jeu\..8.juil\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Voir les 4.départs$/ }).getAttribute('href')).toBe('#departs')
  })

  test('a single departure needs no list of all', () => {
    stand(box([departure({})]))
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.queryByRole('link', { name: /^Voir les/ })).toBeNull()
  })

  test('without a departure to book, shows the lowest price', () => {
    stand(box([departure({ availableCount: 0, status: 'FULL' })]))
    expect(screen.getByText('À partir de')).toBeTruthy()
    expect(screen.getByText(/^870.€$/)).toBeTruthy()
    expect(screen.getByText('Tous les départs sont complets.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Demander cette place' })).toBeNull()
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

  test('says what happens to money and places', () => {
    stand(box())
    for (const assurance of [
      /^Annulation gratuite pendant 48.h/,
      /remboursement intégral$/,
      /assurance/,
      /^Acompte/,
    ])
      expect(screen.getByText(assurance, { selector: 'li' })).toBeTruthy()
  })

  test('offers the favourite button for news of the next date when there are no departures', async () => {
    const toggle = vi.fn()
    stand(<FavouritesProvider value={{ has: () => false, toggle }}>{box([])}</FavouritesProvider>)
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter à mes favoris' }))
    expect(toggle).toHaveBeenCalledWith(vanoise)
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

test.each([
  ['sold online', true, 'Réserver ce départ'],
  ['completed by phone', false, 'Demander cette place'],
])('names the main action from the first document on where places are %s', (_case, booking, name) => {
  stand(<FeaturesProvider value={{ booking }}>{bookingBox([departure({})])}</FeaturesProvider>)
  expect(screen.getByRole('button', { name })).toBeTruthy()
})
