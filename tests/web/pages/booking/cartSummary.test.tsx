import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { august, expedition, july, open, own, payload, refused } from '#tests/web/booking/ownCart.tsx'

const shown = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ')
const alert = async () => shown(await screen.findByRole('alert'))
const prices = async () => {
  await screen.findByText('Total')
  const [names, sums] = [screen.getAllByRole('term'), screen.getAllByRole('definition')]
  return names.map((name, index) => [shown(name), sums[index] && shown(sums[index])])
}

// A Wednesday, at 11 in Paris.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

describe('changes since the cart was made', () => {
  const now = (changes: Partial<typeof july>) =>
    own({ expedition: expedition([{ ...july, ...changes }, august]) })

  test.each([
    [
      'a cancelled departure',
      now({ status: 'CANCELED' }),
      'Ce départ n’est plus ouvert. Choisis une autre date ci-dessous.',
    ],
    [
      'a departure that has left',
      own({ expedition: expedition([august]) }),
      'Ce départ n’est plus ouvert. Choisis une autre date ci-dessous.',
    ],
    [
      'a full departure',
      now({ availableCount: 0 }),
      'Ce départ est maintenant complet. Choisis une autre date ci-dessous.',
    ],
    [
      'too few places',
      now({ availableCount: 1 }),
      'Il ne reste que 1 place sur ce départ. Réduis le nombre de voyageurs ou choisis une autre date.',
    ],
  ])('%s is explained first, and the other dates are open', async (_case, cart, sentence) => {
    open(cart)
    expect(await alert()).toBe(sentence)
    expect(document.querySelector('details')?.open).toBe(true)
    expect(screen.queryByRole('button', { name: 'Continuer avec ce prix' })).toBeNull()
    expect(screen.queryByText(/encore libre/)).toBeNull()
  })

  test('a new price is accepted by its button, which sends no other change', async () => {
    const { sent } = open(now({ price: 910 }), {
      UpdateCart: () => ({
        updateCart: payload(
          own({ unitPrice: 910, total: 1820, expedition: expedition([{ ...july, price: 910 }]) }),
        ),
      }),
    })
    expect(await alert()).toMatch(/^Le prix de ce départ est passé de 890 € à 910 € par personne\./)
    expect(document.querySelector('details')?.open).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Continuer avec ce prix' }))
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(sent('UpdateCart')).toEqual([['UpdateCart', { id: 'c1' }]])
    expect(await prices()).toContainEqual(['Total', '1 820 €'])
  })

  test('a new price with too few places cannot be accepted alone', async () => {
    open(now({ price: 910, availableCount: 1 }))
    expect(await alert()).toMatch(/Il ne reste que 1 place.*Le prix de ce départ est passé/)
    expect(screen.queryByRole('button', { name: 'Continuer avec ce prix' })).toBeNull()
  })
})

describe('the prices', () => {
  test('a departure in months is paid in two parts', async () => {
    open(own())
    expect(await prices()).toEqual([
      ['Prix par personne', '890 €'],
      ['Voyageurs', '2 personnes'],
      ['Total', '1 780 €'],
      ['Acompte à la réservation (30 %)', '534 €'],
      ['Solde, avant le 03/06/2027', '1 246 €'],
    ])
  })

  test('a departure within thirty days is paid at once', async () => {
    open(own({ departureStart: '2027-03-28', departureEnd: '2027-04-02' }))
    expect((await prices()).slice(3)).toEqual([
      ['À régler en une fois, départ dans moins de 30 jours', '1 780 €'],
    ])
  })

  test('a cart without price or date names neither', async () => {
    open(own({ unitPrice: null, departureStart: null, departureEnd: null, departureId: null }))
    expect(await prices()).toEqual([
      ['Voyageurs', '2 personnes'],
      ['Total', '1 780 €'],
    ])
  })
})

describe('the next step', () => {
  test.each([
    ['in the week', '2027-03-10T10:00:00Z', /^En ce moment : /, /^Appeler le /],
    ['on a Sunday', '2027-03-14T10:00:00Z', /^Fermé pour l’instant : /, /^Choisir un créneau/],
  ])('is what works at this hour, %s: a call, or a slot for one', async (_case, day, sentence, first) => {
    vi.setSystemTime(new Date(day))
    open(own())
    const call = await screen.findByRole('link', { name: /^Appeler le / })
    expect(call.getAttribute('href')).toMatch(/^tel:\+33/)
    expect(screen.getByText(sentence)).toBeTruthy()
    const [main] = within(screen.getByRole('region', { name: /^La suite/ })).getAllByRole('link')
    expect(main?.textContent).toMatch(first)
  })
})

describe('giving up', () => {
  const ask = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Abandonner cette réservation' }))
  const dialog = () => within(screen.getByRole('dialog', { name: /^Abandonner cette réservation.\?$/ }))
  const dropped = (errors: object[] = []) => ({
    deleteCart: {
      __typename: 'CartPayload',
      me: { __typename: 'User', id: '1', cart: errors.length ? { __typename: 'Cart', id: 'c1' } : null },
      errors,
    },
  })

  const begun = (cart: ReturnType<typeof own>) => ({
    ...payload(cart),
    me: { __typename: 'User', id: '1', cart },
  })

  test('needs a confirmation, and keeping the cart sends nothing', async () => {
    const { sent } = open(own())
    await ask()
    await userEvent.click(dialog().getByRole('button', { name: 'La garder' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('DeleteCart')).toEqual([])
  })

  test('deletes the cart, and the page offers the trips instead', async () => {
    const { sent } = open(own(), { DeleteCart: () => dropped() })
    await ask()
    await userEvent.click(dialog().getByRole('button', { name: 'Abandonner' }))
    expect(await screen.findByText('Tu n’as plus de réservation en cours.')).toBeTruthy()
    expect(screen.getByText('Ta réservation est abandonnée')).toBeTruthy()
    const discover = screen.getByRole('link', { name: 'Découvrir les aventures' })
    expect(discover.getAttribute('href')).toBe('/expeditions')
    expect(sent('DeleteCart')).toEqual([['DeleteCart', { id: 'c1' }]])
  })

  test('begins the reservation again by undo, with all that it held', async () => {
    const ada = { firstName: 'Ada', lastName: 'Le Goff', birthDate: '1990-01-02' }
    const address = { phone: '+33612345678', address: null, postcode: null, city: 'Brest', country: null }
    const option = { code: 'insurance', label: 'Assurance', description: null, price: 40 }
    const cart = own({
      children: 1,
      travellers: [{ __typename: 'CartTraveller', ...ada }],
      contact: { __typename: 'Contact', ...address },
      options: [
        { __typename: 'CartOption', ...option, travellers: [1] },
        { __typename: 'CartOption', ...option, code: 'gear', travellers: [] },
      ],
      codes: [{ __typename: 'CartCode', code: 'ETE27', kind: 'DISCOUNT' }],
    })
    const { sent } = open(cart, {
      DeleteCart: () => dropped(),
      CreateCart: () => ({ createCart: begun(own({ id: 'c2' })) }),
      UpdateCart: () => ({ updateCart: payload(own({ id: 'c2' })) }),
      SetCartTravellers: () => ({ setCartTravellers: payload(own({ id: 'c2' })) }),
      SetCartOptions: () => ({ setCartOptions: payload(own({ id: 'c2' })) }),
      SetCartCodes: () => ({ setCartCodes: payload(own({ id: 'c2' })) }),
    })
    await ask()
    await userEvent.click(dialog().getByRole('button', { name: 'Abandonner' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('C’est annulé')).toBeTruthy()
    expect(sent('CreateCart')[0]?.[1]).toEqual({ departureId: '9', travellerCount: 2, replace: false })
    expect(sent('UpdateCart')[0]?.[1]).toEqual({ id: 'c2', children: 1 })
    expect(sent('SetCartTravellers')[0]?.[1]).toEqual({ cartId: 'c2', travellers: [ada], contact: address })
    expect(sent('SetCartOptions')[0]?.[1]).toEqual({
      cartId: 'c2',
      options: [{ code: 'insurance', travellers: [1] }],
    })
    expect(sent('SetCartCodes')[0]?.[1]).toEqual({ cartId: 'c2', codes: ['ETE27'] })
  })

  test('says why a dropped reservation cannot begin again', async () => {
    open(own(), {
      DeleteCart: () => dropped(),
      CreateCart: () => ({ createCart: { ...refused('Ce départ est complet.'), me: null } }),
    })
    await ask()
    await userEvent.click(dialog().getByRole('button', { name: 'Abandonner' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await alert()).toBe('Ce départ est complet.')
  })

  test('while it runs, a second press opens no dialog', async () => {
    const { sent } = open(own())
    await ask()
    await userEvent.click(dialog().getByRole('button', { name: 'Abandonner' }))
    await ask()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('DeleteCart')).toHaveLength(1)
  })

  test.each([
    [
      'refused',
      () => dropped([{ __typename: 'UserError', code: 'NOT_FOUND', message: 'Trop tard.' }]),
      'Trop tard.',
    ],
    ['not sent', 'fails' as const, 'Une erreur est survenue. Rien n’est perdu : réessaie dans un instant.'],
  ])('a deletion that is %s leaves the cart with a message', async (_case, answer, sentence) => {
    open(own(), { DeleteCart: answer })
    await ask()
    await userEvent.click(dialog().getByRole('button', { name: 'Abandonner' }))
    expect(await alert()).toBe(sentence)
    expect(await prices()).toContainEqual(['Total', '1 780 €'])
  })
})
