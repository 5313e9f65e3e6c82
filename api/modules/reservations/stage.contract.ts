/** An option holds its places until an hour, then it is expired; the first payment books it. */
export const reservationStages = ['option', 'booked', 'expired'] as const
