import type { ReservationPageQuery } from '#web/pages/account/ReservationPage.generated.ts'

type Reservation = NonNullable<ReservationPageQuery['reservation']>
type Participant = NonNullable<Reservation['participants']>[number]

export const participant: Participant = {
  __typename: 'Participant',
  id: 'p1',
  position: 1,
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-12-10',
  phone: '+33612345678',
  emergencyContact: 'Anne, 06 00 00 00 00',
  diet: 'aucun',
  shoeSize: 38,
  missing: [],
}

/** A traveller who has given no answer yet. */
export const unknown: Participant = {
  ...participant,
  id: 'p2',
  position: 2,
  firstName: null,
  lastName: null,
  birthDate: null,
  phone: null,
  emergencyContact: null,
  diet: null,
  shoeSize: null,
  missing: ['FIRST_NAME', 'DIET', 'SHOE_SIZE'],
}

export const reservation: Reservation = {
  __typename: 'Reservation',
  id: 'r7',
  departureId: '12',
  name: 'Les balcons de la Vanoise',
  expeditionSlug: 'balcons-de-la-vanoise',
  departureDate: '2027-07-03',
  departureEnd: '2027-07-08',
  durationDays: 6,
  level: 3,
  travellerCount: 2,
  isConfirmed: true,
  missingToConfirm: 0,
  isGuide: false,
  option: null,
  guide: null,
  isUnderWay: false,
  dashboardCompleteness: 50,
  missing: [],
  status: 'TO_COME',
  reviewMonths: [],
  review: null,
  participants: [participant, unknown],
  expedition: null,
  refund: null,
  coverImage: null,
  reference: null,
  total: null,
  paid: null,
  balance: null,
  balanceDueOn: null,
  instalments: null,
  payments: null,
  invoices: null,
  cancellation: null,
}

/** Sold online at 1,000 €, with the deposit paid. */
export const booked: Reservation = {
  ...reservation,
  participants: [participant, { ...unknown, firstName: 'Bastien', lastName: 'Roy' }],
  reference: 'EX-7K3Q9M',
  total: 1000,
  paid: 300,
  balance: 700,
  balanceDueOn: '2099-06-03',
  payments: [
    { __typename: 'Payment', id: 'y1', amount: 300, status: 'SUCCEEDED', paidAt: '2026-11-01T23:30:00Z' },
  ],
  invoices: [
    {
      __typename: 'Invoice',
      id: 'i1',
      number: '2026-000001',
      isCreditNote: false,
      total: 1000,
      url: '/invoices/i1.pdf',
    },
  ],
  cancellation: {
    __typename: 'CancellationQuote',
    hash: 'h1',
    lines: [1, 2].map((position) => ({ __typename: 'CancellationLine', position, price: 500, kept: 150 })),
    refund: 0,
    balance: 0,
  },
}
