import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { Component as PhonePage } from '#web/agency/phone/PhonePage.tsx'

export const departure = (id: string) => ({
  __typename: 'AgencyDeparture',
  id,
  expeditionId: '1',
  expeditionName: 'Balcons de la Vanoise',
  startDate: `2027-07-0${id}`,
  endDate: `2027-07-0${id}`,
  capacity: 10,
  bookedCount: 7,
  heldCount: 1,
  optionCount: 1,
  priceCents: 500_00,
  state: 'OPEN',
})
type PhoneQuote = Record<string, unknown> & { lines: object[] }

const quote: PhoneQuote = {
  __typename: 'AgencyPhoneQuote',
  lines: [{ __typename: 'PriceLine', label: 'Adulte', quantity: 1, unitCents: 500_00, amountCents: 500_00 }],
  totalCents: 500_00,
  dueNowCents: 150_00,
  balanceDueOn: '2027-06-05',
  availableCount: 2,
  discountCode: null,
  giftCard: null,
  options: [{ __typename: 'AgencySoldOption', code: 'gear', label: 'Baudrier', priceCents: 24_00 }],
}
const discount = { label: 'Code TRAIN20', quantity: 1, unitCents: -20_00, amountCents: -20_00 }
const discounted: PhoneQuote = {
  ...quote,
  lines: [...quote.lines, { __typename: 'PriceLine', ...discount }],
  totalCents: 480_00,
  discountCode: 'TRAIN20',
}

const toGiftCard = (state: string | null, paidCents = 0) => ({
  __typename: 'AgencyQuotedGiftCard',
  state,
  paidCents,
})
/** The price by the code of the gift card: `TOUT` pays all, `VIDE` is spent, others are unknown. */
const gifted: Record<string, PhoneQuote> = {
  TOUT: { ...quote, dueNowCents: 0, balanceDueOn: null, giftCard: toGiftCard('ACTIVE', 500_00) },
  VIDE: { ...quote, giftCard: toGiftCard('SPENT') },
}

const toAccount = (id: string, email: string, isEmailConfirmed: boolean) => ({
  ...{ __typename: 'AgencyCustomer', id, email, isEmailConfirmed },
  ...{ firstName: 'Lou', lastName: 'Connue', phone: null },
})
const accounts = [toAccount('u-1', 'lou@example.test', true), toAccount('u-2', 'noe@example.test', false)]

type Payload = { reservation?: object; alternatives?: object[]; errors?: object[] }

function quoteFor({ discountCode, giftCardCode }: Record<string, unknown>) {
  if (discountCode === 'TRAIN20') return discounted
  return giftCardCode ? (gifted[String(giftCardCode)] ?? { ...quote, giftCard: toGiftCard(null) }) : quote
}

/** The screen with the answers to its bookings in order. The code `TRAIN20` applies, others do not. */
export function standAt(
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
      PhoneCustomers: ({ query }) => ({
        agency: {
          __typename: 'Agency',
          customers: {
            __typename: 'AgencyCustomerConnection',
            nodes: accounts.filter(({ email }) => email.includes(String(query))),
          },
        },
      }),
      PhoneQuote: (variables) => {
        quoted.push(variables)
        return {
          agency: {
            __typename: 'Agency',
            departure: {
              __typename: 'AgencyDeparture',
              id: variables.id,
              phoneQuote: quoteFor(variables),
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

/** Fills in a new customer who leaves alone. */
export async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Prénom'), 'Ana')
  await userEvent.type(screen.getByLabelText('Nom'), 'Le Goff')
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.test')
  await userEvent.type(screen.getByLabelText('Téléphone'), '0612345678')
  await userEvent.type(screen.getByLabelText('Date de naissance'), '1990-05-04')
}
