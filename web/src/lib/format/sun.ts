import { parisHour } from '#schema/paris.ts'
import { messages } from '#web/lib/format/sun.messages.ts'

type Sun = { sunrise: string | null; sunset: string | null; timeZone: string }

/** Light of the dates of a departure. */
export type Sky = Sun & { sentence: string }

/** « Soleil de 05:54 à 21:21, heure de Paris »; empty in a polar day or night. */
export function describeSun({ sunrise, sunset, timeZone }: Sun): string {
  if (!sunrise || !sunset) return ''
  const isParis = timeZone === 'Europe/Paris'
  const at = isParis ? parisHour : (moment: string) => localHour(moment, timeZone)
  return messages.sun(at(sunrise), at(sunset), isParis)
}

const localHour = (moment: string, timeZone: string) =>
  new Date(moment).toLocaleTimeString('fr', { timeZone, hour: '2-digit', minute: '2-digit' })
