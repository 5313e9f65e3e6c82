type Booked = { email: string | null }

/** A mail to all accounts of a departure, which do not see each other's addresses; none without an address. */
export function mailToAll(travellers: readonly Booked[], subject: string): string | undefined {
  const addresses = new Set(travellers.flatMap(({ email }) => email ?? []))
  if (addresses.size === 0) return undefined
  const blind = [...addresses].map(encodeURIComponent).join(',')
  return `mailto:?bcc=${blind}&subject=${encodeURIComponent(subject)}`
}

type OfReservation = { reservationId: string }

/** Notes about a reservation, which stand once, with its first traveller. */
export function listNotes<Note extends OfReservation>(
  { reservationId, position }: OfReservation & { position: number },
  notes: readonly Note[],
): Note[] {
  return position === 1 ? notes.filter((note) => note.reservationId === reservationId) : []
}
