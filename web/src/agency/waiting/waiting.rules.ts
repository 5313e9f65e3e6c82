import { messages } from '#web/agency/waiting/messages.ts'

/** Rules of a new entry; the service has the others. */
export const entryRules = {
  email: (typed: string) => (typed.trim() ? undefined : messages.emailMissing),
  places: (typed: string) => (/^([1-9]|1\d|20)$/.test(typed.trim()) ? undefined : messages.placesMissing),
}
