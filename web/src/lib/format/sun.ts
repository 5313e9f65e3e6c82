import { messages } from '#web/lib/format/sun.messages.ts'

type Sun = { sunrise: string | null; sunset: string | null; timeZone: string }

/** Light of the dates of a departure. */
export type Sky = Sun & { sentence: string }

/** « Soleil de 05:54 à 21:21, heure de Paris »; empty in a polar day or night. */
export function sunOf({ sunrise, sunset, timeZone }: Sun): string {
  if (!sunrise || !sunset) return ''
  const at = (moment: string) =>
    new Date(moment).toLocaleTimeString('fr', { timeZone, hour: '2-digit', minute: '2-digit' })
  return messages.sun(at(sunrise), at(sunset), timeZone === 'Europe/Paris')
}
