import { refusals } from '#api/messages.ts'
import type { EditFault } from '#api/modules/agency/departures/edit.domain.ts'
import { counted } from '#schema/frenchFormats.ts'

/** Refusals of a change, which travellers read otherwise. */
export const closedMessages = {
  DEPARTURE_CANCELED: 'Ce départ est annulé : il ne se modifie plus.',
  DEPARTURE_PAST: 'Ce départ a commencé : il ne se modifie plus.',
}

const takenMessage = (count: number): string =>
  `${counted(count, 'place est réservée ou tenue', 'places sont réservées ou tenues')} : garde-en au moins autant.`

type Places = { bookedCount: number; heldCount: number }

export function faultMessage(fault: EditFault, { bookedCount, heldCount }: Places): string {
  if (fault === 'CAPACITY_BELOW_BOOKED') return takenMessage(bookedCount + heldCount)
  return fault === 'DEPARTURE_CANCELED' || fault === 'DEPARTURE_PAST'
    ? closedMessages[fault]
    : refusals[fault][1]
}

/** « Balcons de la Vanoise, 3 juillet 2027 : le minimum ne peut pas dépasser le nombre de places. » */
export const ofDeparture = (label: string, message: string): string =>
  `${label}\u00a0: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
