import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { held, insurance, openStep, quote, stored } from '#tests/web/booking/ownFunnel.tsx'
import { clearDrafts } from '#web/lib/account/drafts.ts'

afterEach(clearDrafts)

const ada = {
  __typename: 'CartTraveller' as const,
  firstName: 'Ada',
  lastName: 'Roy',
  birthDate: '1990-05-04',
}
const zoe = { ...ada, firstName: 'Zoé' }
const gear = { ...insurance, code: 'gear', label: 'Baudrier', description: null, price: 24 }
const complete = (changes: Parameters<typeof held>[0] = {}) =>
  held({ step: 4, travellers: [ada, zoe], options: [gear, insurance], ...changes })
const group = async (name: string) => within(await screen.findByRole('group', { name }))
const withGear = (travellers: number[]) =>
  complete({
    options: [{ ...gear, travellers }, insurance],
    quote: {
      ...quote,
      lines: [
        ...quote.lines,
        {
          __typename: 'QuoteLine',
          kind: 'OPTION',
          label: 'Baudrier',
          quantity: travellers.length,
          unitPrice: 24,
          amount: 24 * travellers.length,
        },
      ],
    },
  })

test('ticks nothing beforehand, and names each traveller', async () => {
  openStep(3, complete())
  const options = await group('Assurance annulation')
  expect(options.getAllByRole('checkbox').map((box) => box.matches(':checked'))).toEqual([false, false])
  expect(options.getByLabelText('Ada Roy')).toBeTruthy()
  expect(options.getByText(/^36.€ au plus par voyageur$/)).toBeTruthy()
  const next = screen.getByRole('link', { name: 'Continuer' })
  expect(next.getAttribute('href')).toBe('/reservations/c1/4')
})

test('saves a choice at once, and the summary follows', async () => {
  const { sent } = openStep(3, complete(), {
    SetCartOptions: () => stored('setCartOptions', withGear([2])),
  })
  await userEvent.click((await group('Baudrier')).getByLabelText('Zoé Roy'))
  await vi.waitFor(() =>
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toContain('Baudrier'),
  )
  expect((await group('Baudrier')).getByLabelText('Zoé Roy')).toHaveProperty('checked', true)
  expect(sent('SetCartOptions')).toEqual([{ cartId: 'c1', options: [{ code: 'gear', travellers: [2] }] }])
})

test('a refused choice returns to the saved one', async () => {
  openStep(3, complete(), {
    SetCartOptions: () => stored('setCartOptions', null, [{ message: 'Cette option n’est plus proposée.' }]),
  })
  await userEvent.click((await group('Baudrier')).getByLabelText('Ada Roy'))
  expect(await screen.findByText('Cette option n’est plus proposée.')).toBeTruthy()
  expect((await group('Baudrier')).getByLabelText('Ada Roy')).toHaveProperty('checked', false)
})

test('adds a code to those of the cart, and removes one', async () => {
  const first = { __typename: 'CartCode' as const, code: 'DIXPOURCENT', kind: 'DISCOUNT' as const }
  const second = { ...first, code: 'ABCD2345', kind: 'GIFT_CARD' as const }
  const { sent } = openStep(3, complete({ codes: [first] }), {
    SetCartCodes: ({ codes }) =>
      stored(
        'setCartCodes',
        complete({ codes: [first, second].filter(({ code }) => [codes].flat().includes(code)) }),
      ),
  })
  await userEvent.type(await screen.findByLabelText('Ton code'), 'ABCD2345')
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer le code DIXPOURCENT' }))
  await vi.waitFor(() => expect(screen.queryByText('DIXPOURCENT')).toBeNull())
  expect(sent('SetCartCodes').map(({ codes }) => codes)).toEqual([['DIXPOURCENT', 'ABCD2345'], ['ABCD2345']])
  expect(screen.getByLabelText('Ton code')).toHaveProperty('value', '')
})

test('shows a refused code beside its field, with the text', async () => {
  openStep(3, complete(), {
    SetCartCodes: () =>
      stored('setCartCodes', null, [{ message: 'Ce code n’existe pas ou n’est plus valable.' }]),
  })
  await userEvent.type(await screen.findByLabelText('Ton code'), 'FAUX')
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  expect(await screen.findByText('Ce code n’existe pas ou n’est plus valable.')).toBeTruthy()
  expect(screen.getByLabelText('Ton code')).toHaveProperty('value', 'FAUX')
  expect(document.activeElement).toBe(screen.getByLabelText('Ton code'))
})

test('reports a code that is no longer valid above the step', async () => {
  openStep(3, complete({ problems: [{ __typename: 'CodeNoLongerValid', code: 'FINI' }] }))
  expect(await screen.findByText(/^Le code FINI n’est plus valable/)).toBeTruthy()
})
