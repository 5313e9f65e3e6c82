import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fillIn, standAt } from '#tests/web/agency/phonePage.tsx'
import { userError } from '#tests/web/agency/userError.ts'

test('shows at its field why a gift card pays nothing, and what a valid one pays, and books with it', async () => {
  const refusal = userError('CODE_INVALID', 'Cette carte cadeau est bloquée.', 'giftCardCode')
  const { sent, quoted } = standAt('/reservations/nouvelle?depart=3', [
    { errors: [refusal] },
    { reservation: { __typename: 'AgencyReservation', id: 'r-1', state: 'BOOKED' } },
  ])
  await fillIn()
  const field = screen.getByLabelText('Carte cadeau')
  const apply = () => userEvent.click(screen.getByRole('button', { name: /^Appliquer.*cadeau/ }))
  await userEvent.type(field, 'VIDE{Enter}')
  expect(await screen.findByText('Cette carte cadeau est vide.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field)
  await userEvent.type(field, 'RIEN')
  await apply()
  expect(await screen.findByText('Aucune carte cadeau ne porte ce code.')).toBeTruthy()
  expect(quoted.filter(({ giftCardCode }) => giftCardCode === 'RIEN')).toHaveLength(1)
  await userEvent.clear(field)
  await userEvent.type(field, 'TOUT')
  await apply()
  expect(await screen.findByText(/La carte paie tout/)).toBeTruthy()
  expect(screen.getByText('Carte cadeau', { selector: 'dt' }).nextSibling?.textContent).toMatch(/^[-−]500/)
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Garder la place' }))
  expect(await screen.findByText('Cette carte cadeau est bloquée.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Garder la place' }))
  expect(await screen.findByText('C’est réservé, e-mail envoyé.')).toBeTruthy()
  expect(sent.map(({ input }) => input)).toEqual(
    sent.map(() => expect.objectContaining({ giftCardCode: 'TOUT' })),
  )
})
