import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'

/** A departure with places, but for what is said of it. */
export const departure = (fields: Partial<DepartureLineFragment>): DepartureLineFragment => ({
  __typename: 'Departure',
  id: '1',
  startDate: '2027-07-03',
  endDate: '2027-07-08',
  availableCount: 4,
  isConfirmed: true,
  missingToConfirm: 0,
  price: 890,
  status: 'CONFIRMED',
  ...fields,
})
