import type { PledgeCounterFragment } from '#web/features/departures/DeparturePledges.generated.ts'
import type { ExpeditionPageQuery } from '#web/pages/ExpeditionPage.generated.ts'

type Expedition = NonNullable<ExpeditionPageQuery['expedition']>
type Departure = NonNullable<Expedition['departures']>[number]

/** A departure with places, with the given changes. */
export const departure = (fields: Partial<Departure>): Departure => ({
  __typename: 'Departure',
  id: '1',
  startDate: '2027-07-03',
  endDate: '2027-07-08',
  availableCount: 4,
  isConfirmed: true,
  missingToConfirm: 0,
  price: 890,
  status: 'CONFIRMED',
  guide: null,
  sky: null,
  ...fields,
})

type Held = { heldCount?: number; heldUntil?: string | null; pledges?: PledgeCounterFragment | null }

/** An event of the stream. */
export const changed = (expeditionId: string, fields: Partial<Departure> & Held) => ({
  departuresChanged: {
    __typename: 'DepartureChange',
    expeditionId,
    departure: { ...departure(fields), heldCount: 0, heldUntil: null, pledges: null, ...fields },
  },
})
