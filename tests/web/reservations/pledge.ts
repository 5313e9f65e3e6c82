import type { PledgeCardFragment } from '#web/features/reservations/PledgeCard.generated.ts'

/** A promise of an account, with the given changes. */
export const promise = (fields: Partial<PledgeCardFragment> = {}): PledgeCardFragment => ({
  __typename: 'Pledge',
  id: 'p1',
  expeditionSlug: 'kungsleden-la-voie-royale',
  expeditionName: 'Kungsleden, la voie royale',
  places: 1,
  state: 'PLEDGED',
  calledUntil: null,
  departure: {
    __typename: 'Departure',
    id: 'd1',
    startDate: '2027-09-18',
    endDate: '2027-09-26',
    pledges: { __typename: 'PledgeCount', places: 1, booked: 2, needed: 4, callEndsAt: null },
  },
  ...fields,
})
