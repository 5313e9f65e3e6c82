import { travellerDays } from '#schema/constants.ts'
import { addDays } from '#web/lib/format/days.ts'
import type { ParticipantInput } from '#web/lib/graph/graph.generated.ts'

/** Reads the form: an empty field clears its answer. */
export function toParticipant(read: (name: string) => string): ParticipantInput {
  const text = (name: string) => read(name).trim() || null
  const shoeSize = Number(text('shoeSize'))
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: text('birthDate'),
    phone: text('phone'),
    emergencyContact: text('emergencyContact'),
    diet: text('diet'),
    shoeSize: shoeSize > 0 ? Math.round(shoeSize) : null,
  }
}

/** The last day on which names change online; null for a reservation made by phone, whose names are free. */
export const lastNameDay = (reservation: {
  reference: string | null
  departureDate: string
}): string | null => reservation.reference && addDays(reservation.departureDate, -travellerDays)
