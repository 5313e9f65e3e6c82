// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { Component as PhonePage } from '#web/agency/phone/PhonePage.tsx'

const departure = (id: string, bookedCount = 7) => ({
  __typename: 'AgencyDeparture',
  id,
  expeditionId: '1',
  expeditionName: 'Balcons de la Vanoise',
  startDate: `2027-07-0${id}`,
  endDate: `2027-07-0${id}`,
  capacity: 10,
  bookedCount,
  heldCount: 1,
  optionCount: 1,
  priceCents: 500_00,
  state: 'OPEN',
})
const quote = {
  __typename: 'AgencyPhoneQuote',
  lines: [{ __typename: 'PriceLine', label: 'Adulte', quantity: 1, unitCents: 500_00, amountCents: 500_00 }],
  totalCents: 500_00,
  dueNowCents: 150_00,
  balanceDueOn: '2027-06-05',
  availableCount: 2,
  discountCode: null,
  options: [{ __typename: 'AgencySoldOption', code: 'gear', label: 'Baudrier', priceCents: 24_00 }],
}
const discount = { label: 'Code TRAIN20', quantity: 1, unitCents: -20_00, amountCents: -20_00 }
const discounted = {
  ...quote,
  lines: [...quote.lines, { __typename: 'PriceLine', ...discount }],
  totalCents: 480_00,
  discountCode: 'TRAIN20',
}
const error = (code: string, message: string, field: string | null = null) => ({
  __typename: 'UserError',
  code,
  message,
  field,
})

type Payload = { reservation?: object; alternatives?: object[]; errors?: object[] }

function standAt(
  address: string,
  payloads: Payload[] = [],
  permissions: ('BOOKINGS' | 'MONEY')[] = ['BOOKINGS'],
) {
  const sent: Record<string, unknown>[] = []
  const quoted: Record<string, unknown>[] = []
  stand(<PhonePage />, {
    at: address,
    answers: {
      AgencyMe: () => meWith(permissions),
      PhoneDeparture: ({ id }) => ({
        agency: { __typename: 'Agency', departure: id === '9' ? null : departure(String(id)) },
      }),
      PhoneQuote: (variables) => {
        quoted.push(variables)
        return {
          agency: {
            __typename: 'Agency',
            departure: {
              __typename: 'AgencyDeparture',
              id: variables.id,
              phoneQuote: variables.discountCode === 'TRAIN20' ? discounted : quote,
            },
          },
        }
      },
      CreateReservation: (variables) => {
        sent.push(variables)
        const payload = { reservation: null, alternatives: [], errors: [], ...payloads[sent.length - 1] }
        return {
          agencyCreateReservation: { __typename: 'AgencyCreateReservationPayload', ...payload },
        }
      },
    },
  })
  return { sent, quoted }
}

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Prénom'), 'Ana')
  await userEvent.type(screen.getByLabelText('Nom'), 'Le Goff')
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.test')
  await userEvent.type(screen.getByLabelText('Téléphone'), '0612345678')
  await userEvent.type(screen.getByLabelText('Date de naissance'), '1990-05-04')
}

test('prices a discount code that applies, asks once about another, and books with what is typed', async () => {
  const { sent, quoted } = standAt('/reservations/nouvelle?depart=3', [
    { errors: [error('CODE_INVALID', 'Ce code n’a plus d’utilisation.', 'discountCode')] },
    { reservation: { __typename: 'AgencyReservation', id: 'r-1' } },
  ])
  await fillIn()
  const field = screen.getByLabelText('Code de réduction')
  await userEvent.type(field, 'RIEN{Enter}')
  expect(await screen.findByText('Ce code n’existe pas ou n’est plus valable.')).toBeTruthy()
  await userEvent.click(await screen.findByLabelText('Personne 1'))
  expect(quoted.filter(({ discountCode }) => discountCode === 'RIEN')).toHaveLength(1)
  await userEvent.clear(field)
  await userEvent.type(field, 'TRAIN20')
  await userEvent.click(screen.getByRole('button', { name: 'Appliquer' }))
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
