import type { AgencyDepartureQuery } from '#web/agency/departures/Departures.generated.ts'

export type ShownDeparture = NonNullable<NonNullable<AgencyDepartureQuery['agency']>['departure']>

/** A part of the screen of a departure, which reads it again after a change. */
export type PartProps = { departure: ShownDeparture; onChanged: () => void }
