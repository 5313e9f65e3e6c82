export type ReservedTrip = {
  reference: string
  holder: string
  name: string
  startOn: string
  endOn: string
  meetingPoint: string | null
  url: string
}

/** A schema.org EventReservation: mail programs show the booking beside the mail and in the calendar. */
export function reservationJsonLd(trip: ReservedTrip, status: 'Confirmed' | 'Cancelled'): object {
  const { reference, holder, name, startOn, endOn, meetingPoint, url } = trip
  return {
    '@context': 'https://schema.org',
    '@type': 'EventReservation',
    reservationNumber: reference,
    reservationStatus: `https://schema.org/Reservation${status}`,
    url,
    underName: { '@type': 'Person', name: holder },
    reservationFor: {
      '@type': 'Event',
      name,
      startDate: startOn,
      endDate: endOn,
      ...(meetingPoint && { location: { '@type': 'Place', name: meetingPoint, address: meetingPoint } }),
    },
  }
}
