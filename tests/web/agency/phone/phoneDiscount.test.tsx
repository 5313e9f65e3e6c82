import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fillIn, standAt } from '#tests/web/agency/phonePage.tsx'
import { userError } from '#tests/web/agency/userError.ts'

test('prices a discount code that applies, sends another once a press, and books with what is typed', async () => {
  const { sent, quoted } = standAt('/reservations/nouvelle?depart=3', [
    { errors: [userError('CODE_INVALID', 'Ce code n’a plus d’utilisation.', 'discountCode')] },
    { reservation: { __typename: 'AgencyReservation', id: 'r-1', state: 'OPTION' } },
  ])
  await fillIn()
  const field = screen.getByLabelText('Code de réduction')
  await userEvent.type(field, 'RIEN{Enter}')
  expect(await screen.findByText('Ce code n’existe pas ou n’est plus valable.')).toBeTruthy()
  await userEvent.click(await screen.findByLabelText('Personne 1'))
  const tries = () => quoted.filter(({ discountCode }) => discountCode === 'RIEN')
  expect(tries()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /^Appliquer.*réduction/ }))
  await expect.poll(tries).toHaveLength(2)
  expect(await screen.findByText('Ce code n’existe pas ou n’est plus valable.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'TRAIN20')
  await userEvent.click(screen.getByRole('button', { name: /^Appliquer.*réduction/ }))
  expect(await screen.findByText('1 × Code TRAIN20')).toBeTruthy()
  expect(screen.queryByText('Ce code n’existe pas ou n’est plus valable.')).toBeNull()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Garder la place' }))
  expect(await screen.findByText('Ce code n’a plus d’utilisation.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Garder la place' }))
  expect(await screen.findByText('Option prise, e-mail envoyé.')).toBeTruthy()
  expect(sent.map(({ input }) => input)).toEqual(
    sent.map(() => expect.objectContaining({ discountCode: 'TRAIN20' })),
  )
})
