import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { expedition, open, own, owner, payload, refused } from '#tests/web/booking/ownCart.tsx'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/booking/CartPage.tsx'

const travellers = () => screen.findByRole('combobox', { name: 'Voyageurs' })
const alert = async () => (await screen.findByRole('alert')).textContent?.replaceAll(/\s/g, ' ')
const definitions = () =>
  screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

describe('before the cart is known', () => {
  test('announces that it loads', () => {
    stand(<Page />)
    expect(screen.getByRole('status').textContent).toBe('Chargement...')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a failed load offers a retry, which shows the cart', async () => {
    const { answers, sent } = open(own(), { CartPage: 'fails' })
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(screen.getByText('Une erreur est survenue, réessaie dans un instant.')).toBeTruthy()
    answers.CartPage = () => owner(own())
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Les balcons de la Vanoise' })).toBeTruthy()
    expect(sent('CartPage')).toHaveLength(2)
  })

  test('a visitor goes to the home page with a message, and returns here after sign-in', async () => {
    const { account, path } = open(null, { CartPage: () => ({ ...owner(null), me: null }) })
    await vi.waitFor(() => expect(path()).toBe('/'))
    expect(account.setIntent).toHaveBeenCalledWith({ kind: 'page', path: '/reservations/c1/1' })
  })

  test.each([
    ['another account', own({ id: 'c7' })],
    ['no account any more', null],
  ])('the loader answers for the address of a cart of %s', async (_case, cart) => {
    const { retry } = open(cart)
    await vi.waitFor(() => expect(retry).toHaveBeenCalled())
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByText('Tu n’as plus de réservation en cours.')).toBeNull()
  })
})

describe('the choices', () => {
  test('shows the trip, its dates and link, and the sizes of party up to the free places', async () => {
    open(own())
    const select = await travellers()
    expect(select).toHaveProperty('value', '2')
    expect(within(select).getAllByRole('option')).toHaveLength(4)
    expect(screen.getByText(/^4.places encore libres sur ce départ$/)).toBeTruthy()
    expect(screen.getByText(/^Du 3.juil\. au 8.juil\. 2027$/, { selector: 'p' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Voir l’aventure' })
    expect(link.getAttribute('href')).toBe('/expeditions/balcons-de-la-vanoise')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an unreachable gateway leaves the old number and says that nothing is lost', async () => {
    open(own(), { UpdateCart: 'fails' })
    await userEvent.selectOptions(await travellers(), '3')
    expect(await alert()).toBe('Une erreur est survenue. Rien n’est perdu : réessaie dans un instant.')
    expect(await travellers()).toHaveProperty('value', '2')
  })

  test('an ended session is named, and the choice stays as it was', async () => {
    open(own(), { UpdateCart: 'ends' })
    await userEvent.selectOptions(await travellers(), '3')
    expect(await alert()).toMatch(/session/)
    expect(await travellers()).toHaveProperty('value', '2')
  })

  test('a refusal is shown, and the next success removes it', async () => {
    open(own(), {
      UpdateCart: ({ travellerCount }) => ({
        updateCart:
          travellerCount === 4 ? refused('Pas assez de places.') : payload(own({ travellerCount: 1 })),
      }),
    })
    await userEvent.selectOptions(await travellers(), '4')
    expect(await alert()).toBe('Pas assez de places.')
    await userEvent.selectOptions(await travellers(), '1')
    expect(await screen.findByText('Ta réservation est à jour')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('another number of travellers is sent, and the total follows', async () => {
    const { sent } = open(own(), {
      UpdateCart: () => ({ updateCart: payload(own({ travellerCount: 3, total: 2670 })) }),
    })
    await userEvent.selectOptions(await travellers(), '3')
    await vi.waitFor(() => expect(definitions()).toContain('2 670 €'))
    expect(sent('UpdateCart')).toEqual([['UpdateCart', { id: 'c1', travellerCount: 3 }]])
  })

  test('a choice in flight is shown at once, and a second one waits for its response', async () => {
    const { sent } = open(own())
    await userEvent.selectOptions(await travellers(), '3')
    expect(await travellers()).toHaveProperty('value', '3')
    await userEvent.selectOptions(await travellers(), '4')
    await userEvent.click(screen.getByLabelText(/14 – .*août/))
    expect(sent('UpdateCart')).toEqual([['UpdateCart', { id: 'c1', travellerCount: 3 }]])
  })

  test('another date gives the cart another id, and the address follows it', async () => {
    const moved = own({ id: 'c2', departureId: '10', departureStart: '2027-08-14', unitPrice: 950 })
    let current = own()
    const { sent, path } = open(own(), {
      CartPage: () => owner(current),
      UpdateCart: () => {
        current = moved
        return { updateCart: payload(moved) }
      },
    })
    await travellers()
    await userEvent.click(screen.getByText('Changer de date'))
    await userEvent.click(screen.getByLabelText(/14 – .*août/))
    await vi.waitFor(() => expect(path()).toBe('/reservations/c2/1'))
    expect(sent('UpdateCart')).toEqual([['UpdateCart', { id: 'c1', departureId: '10' }]])
    expect(await screen.findByLabelText(/14 – .*août/)).toHaveProperty('checked', true)
  })

  test('departures that cannot be read leave the number, without a false alarm', async () => {
    open(own({ expedition: expedition(null) }))
    expect(within(await travellers()).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByText(/^Les départs sont momentanément indisponibles/)).toBeTruthy()
    expect(screen.queryByText('Changer de date')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
