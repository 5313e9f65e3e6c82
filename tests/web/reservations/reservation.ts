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
  isUnderWay: false,
  dashboardCompleteness: 50,
  missing: [],
  status: 'TO_COME',
  participants: [participant, unknown],
  expedition: null,
  refund: null,
  coverImage: null,
}
