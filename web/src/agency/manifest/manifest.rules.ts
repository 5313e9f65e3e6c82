import type { TravellerLineFragment } from '#web/agency/manifest/Manifest.generated.ts'
import { messages } from '#web/agency/manifest/messages.ts'

export const toName = ({
  firstName,
  lastName,
}: Pick<TravellerLineFragment, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || messages.unnamed

/** The number within the free text of an emergency contact, as a link needs it; undefined without one. */
export function phoneIn(contact: string): string | undefined {
  const [found] = /\+?\d(?:[\s.\-()]*\d){7,14}/.exec(contact) ?? []
  return found?.replace(/[^\d+]/g, '')
}
