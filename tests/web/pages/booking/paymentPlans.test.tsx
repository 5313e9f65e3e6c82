import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { held, openStep, quote } from '#tests/web/booking/ownFunnel.tsx'
import type { OwnCart } from '#web/pages/booking/useCart.ts'

const part = (dueOn: string) => ({ __typename: 'Instalment' as const, dueOn, amount: 623 })
const inThree: OwnCart['quote'] = {
  ...quote,
  plans: ['DEPOSIT', 'FULL', 'INSTALMENTS'],
  instalments: [part('2027-04-21'), part('2027-06-03')],
}
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ')

test('offers three payments with their amounts and days, and says that the card is saved', async () => {
  const { sent } = openStep(4, held({ step: 4, quote: inThree }), {
    StartPayment: () => ({
      startPayment: { __typename: 'PaymentPayload', payment: null, cart: null, errors: [] },
    }),
  })
  const plan = await screen.findByLabelText(/^En trois fois/)
  expect(plain(plan.closest('label')?.textContent ?? '')).toBe(
    'En trois fois534 € aujourd’hui, puis 623 € le 21/04/2027 et 623 € le 03/06/2027.',
  )
  await userEvent.click(plan)
  expect(screen.getByText(/^En payant, tu acceptes que ta carte soit débitée/)).toBeTruthy()
  await userEvent.click(screen.getByLabelText(/J’ai lu le formulaire/))
  await userEvent.click(screen.getByLabelText(/J’accepte les conditions/))
  const pay = screen.getByRole('button', { name: /^Réserver et payer/ })
  expect(plain(pay.textContent)).toBe('Réserver et payer 534 €')
  await userEvent.click(pay)
  expect(sent('StartPayment')).toMatchObject([{ plan: 'INSTALMENTS', quoteHash: 'h1' }])
})

test('offers no instalments where the service has none', async () => {
  openStep(4, held({ step: 4 }))
  await screen.findByLabelText(/^L’acompte/)
  expect(screen.queryByLabelText(/^En trois fois/)).toBeNull()
})
