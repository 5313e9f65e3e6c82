import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { expedition, july, owner } from '#tests/web/booking/ownCart.tsx'
import { expired, held, hold, openStep, stored } from '#tests/web/booking/ownFunnel.tsx'

const text = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ')
const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the frame', () => {
  test('names the current step, and links to the valid ones', async () => {
    openStep(2, held())
    await title(/^Qui part/)
    const steps = within(await screen.findByRole('navigation', { name: 'Étapes de la réservation' }))
    const items = steps.getAllByRole('listitem')
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    const first = await steps.findByRole('link', { name: 'Date et voyageurs' })
    expect(first.getAttribute('href')).toBe('/reservations/c1/1')
    expect(steps.getAllByRole('link')).toHaveLength(1)
    const out = screen.getByRole('link', { name: 'Revenir à l’aventure' })
    expect(out.getAttribute('href')).toBe('/expeditions/balcons-de-la-vanoise')
  })

  test('shows the lines, the total, the deposit and the day of the balance', async () => {
    openStep(1, held())
    const summary = await screen.findByRole('complementary', { name: 'Ta réservation' })
    const names = within(summary).getAllByRole('term').map(text)
    const amounts = within(summary).getAllByRole('definition').map(text)
    expect(names.map((name, index) => [name, amounts[index]])).toEqual([
      ['Adulte × 2', '1 780 €'],
      ['Total', '1 780 €'],
      ['Acompte aujourd’hui', '534 €'],
      ['Solde, le 03/06/2027', '1 246 €'],
    ])
  })

  test('leads a later step to the first that is to complete', async () => {
    const { path } = openStep(2, held({ step: 1, problems: [{ __typename: 'DepartureCanceled' }] }))
    await vi.waitFor(() => expect(path()).toBe('/reservations/c1/1'))
    expect(text(await screen.findByRole('alert'))).toMatch(/^Ce départ n’est plus ouvert\./)
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull()
    expect(screen.queryByText(/^Tes places/)).toBeNull()
  })

  test('leads any step to the phone where places are not sold online', async () => {
    const { path } = openStep(2, held(), { CartPage: () => owner(held(), false) })
    await vi.waitFor(() => expect(path()).toBe('/reservations/c1/1'))
    expect(await screen.findByRole('heading', { name: /^La suite se fait avec nous/ })).toBeTruthy()
  })

  test('a visitor signs in and returns to the same step', async () => {
    const { path, account } = openStep(2, null, { CartPage: () => ({ ...owner(null, true), me: null }) })
    await vi.waitFor(() => expect(path()).toBe('/'))
    expect(account.setIntent).toHaveBeenCalledWith({ kind: 'page', path: '/reservations/c1/2' })
  })
})

describe('the hold', () => {
  test('counts down by the minute, and announces 10 minutes alone', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2027-03-10T10:00:00Z'),
    })
    openStep(1, held({ hold: hold(11 * 60) }))
    expect(await screen.findByText('Tes places sont gardées encore 11 min')).toBeTruthy()
    const announced = () => screen.getAllByRole('status').map(text).join('')
    expect(announced()).toBe('')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(announced()).toBe('Tes places sont gardées encore 10 min')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(announced()).toBe('')
    act(() => void vi.advanceTimersByTime(9 * 60_000))
    expect(announced()).toBe('Tes places ne sont plus gardées.')
    expect(screen.getByRole('button', { name: 'Reprendre mes places' })).toBeTruthy()
    vi.useRealTimers()
  })

  test('is taken again after its end', async () => {
    const { sent } = openStep(2, held({ hold: null, problems: expired }), {
      RenewHold: () => stored('renewHold', held()),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Reprendre mes places' }))
    expect(await screen.findByText('Tes places sont gardées encore 27 min')).toBeTruthy()
    expect(sent('RenewHold')).toEqual([{ cartId: 'c1' }])
  })

  test('that cannot be taken again leads to fewer places and other dates', async () => {
    let cart = held({ hold: null, problems: expired })
    const insufficient = [{ __typename: 'InsufficientPlaces' as const, available: 1 }]
    const { sent, path } = openStep(2, cart, {
      CartPage: () => owner(cart, true),
      RenewHold: () => {
        cart = held({ hold: null, step: 1, availableCount: 1, problems: insufficient })
        return stored('renewHold', null, [{ message: 'Il ne reste pas assez de places.' }])
      },
      UpdateCart: () => stored('updateCart', held({ travellerCount: 1, adults: 1 })),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Reprendre mes places' }))
    await vi.waitFor(() => expect(path()).toBe('/reservations/c1/1'))
    expect(text(await screen.findByRole('alert'))).toMatch(/^Il ne reste que 1 place sur ce départ/)
    const around = screen.getByRole('link', { name: 'Voir d’autres aventures à ces dates' })
    expect(around.getAttribute('href')).toBe('/expeditions?start=2027-07-03&end=2027-07-08')
    await userEvent.click(screen.getByRole('button', { name: /^Continuer à 1.personne/ }))
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(sent('UpdateCart')).toEqual([{ id: 'c1', travellerCount: 1, children: 0 }])
  })
})

describe('date and travellers', () => {
  test('children count apart from adults', async () => {
    const { sent } = openStep(1, held(), {
      UpdateCart: () => stored('updateCart', held({ travellerCount: 3, adults: 2, children: 1 })),
    })
    await userEvent.selectOptions(await screen.findByLabelText('Enfants, dès 8 ans'), '1')
    expect(await screen.findByText(/^2.adultes, 1.enfant$/)).toBeTruthy()
    expect(sent('UpdateCart')).toEqual([{ id: 'c1', travellerCount: 3, children: 1 }])
  })

  test('a trip for adults has one number, and the last places of the cart stay free for it', async () => {
    const full = { ...july, availableCount: 0 }
    openStep(1, held({ availableCount: 2, expedition: { ...expedition([full]), ageMinChild: null } }))
    const select = await screen.findByLabelText('Voyageurs')
    expect(within(select).getAllByRole('option')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByText('Changer de date'))
    expect(screen.queryByText('Complet')).toBeNull()
  })

  test('leads to the travellers', async () => {
    const { path } = openStep(1, held())
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer' }))
    await vi.waitFor(() => expect(path()).toBe('/reservations/c1/2'))
  })

  test('a new price is accepted before the next step', async () => {
    const changed = [{ __typename: 'PriceChanged' as const, old: 890, new: 910 }]
    const { sent } = openStep(1, held({ step: 1, problems: changed }), {
      UpdateCart: () => stored('updateCart', held({ unitPrice: 910 })),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer avec ce prix' }))
    expect(await screen.findByRole('button', { name: 'Continuer' })).toBeTruthy()
    expect(sent('UpdateCart')).toEqual([{ id: 'c1' }])
  })
})
