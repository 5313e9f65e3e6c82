import { counted } from '#schema/frenchFormats.ts'
import { refusalMessages } from '#schema/refusals.messages.ts'

const states: Record<string, string | undefined> = {
  confirmed: 'confirmé',
  almost: 'presque confirmé',
  open: 'ouvert',
  full: 'complet',
  canceled: 'annulé',
}

/** Names of calendars and events, in the programs that subscribe to them. */
export const feedMessages = {
  unknown: refusalMessages.FEED_NOT_FOUND,
  favourites: 'Explora : mes favoris',
  reservations: 'Explora : mes voyages',
  favourite: (name: string, state: string | undefined, places: number) =>
    state ? `${name} : ${state}${places > 0 ? `, ${counted(places, 'place', 'places')}` : ''}` : name,
  canceled: (name: string) => `${name} : annulé`,
  states,
}
