import { counted } from '#schema/frenchFormats.ts'

/** Refusals of a change, which travellers read otherwise. */
export const closedMessages = {
  DEPARTURE_CANCELED: 'Ce départ est annulé : il ne se modifie plus.',
  DEPARTURE_PAST: 'Ce départ a commencé : il ne se modifie plus.',
}

export const takenMessage = (count: number): string =>
  `${counted(count, 'place est réservée ou tenue', 'places sont réservées ou tenues')} : garde-en au moins autant.`
