import type { AgencyReservationQuery } from '#web/agency/reservations/Reservations.generated.ts'

export type ShownReservation = NonNullable<NonNullable<AgencyReservationQuery['agency']>['reservation']>

/** A part of the screen of a reservation, which reads it again after a change. */
export type PartProps = { reservation: ShownReservation; onChanged: () => void }
