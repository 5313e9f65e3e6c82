import type {
  AgencyReservationPriceQuery,
  AgencyReservationQuery,
} from '#web/agency/reservations/Reservations.generated.ts'

export type ShownReservation = NonNullable<NonNullable<AgencyReservationQuery['agency']>['reservation']>

/** Without its customer and travellers. */
export type PricedReservation = NonNullable<NonNullable<AgencyReservationPriceQuery['agency']>['reservation']>

/** A part of the screen of a reservation, which reads it again after a change. */
export type PartProps = { reservation: ShownReservation; onChanged: () => void }
