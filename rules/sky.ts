import { skyWords, timeZones } from '#rules/sky.content.ts'

/** Aurora zone: adventures further south promise none. */
const auroraLatitude = 64
/** Hours that a night needs for auroras, and for stars. */
const auroraHours = 4
const starHours = 2

const dayMs = 86_400_000
const moonHour = 'T22:00:00Z'

export type Light = {
  daylightMinutes: number
  /** Illuminated part of the moon. */
  moonPercent: number
  /** Hours of the night with the sun more than 12° below the horizon; and with the moon below it too. */
  darkHours: number
  moonlessHours: number
}

export type Watcher = { latitude: number; hasAuroras: boolean; isUnderStars: boolean }

/** The time zone of the first country; Paris where it is unknown. */
export const getTimeZone = (country: string | undefined): string => timeZones[country ?? ''] ?? 'Europe/Paris'

/** The evening of the middle night, at 22:00 UTC: the one after half of the days. */
export function middleNight(startDate: string, endDate: string): Date {
  const first = Date.parse(`${startDate}${moonHour}`)
  const days = Math.round((Date.parse(`${endDate}${moonHour}`) - first) / dayMs) + 1
  return new Date(first + (Math.max(1, Math.floor(days / 2)) - 1) * dayMs)
}

/** The sky of a departure in a few words: auroras, then stars, then light and moon. Never a promise of weather. */
export function skySentence(light: Light, { latitude, hasAuroras, isUnderStars }: Watcher): string {
  const { moonPercent, darkHours, moonlessHours, daylightMinutes } = light
  if (hasAuroras && latitude >= auroraLatitude) {
    if (moonlessHours >= auroraHours) return skyWords.auroraNight
    return darkHours >= auroraHours ? skyWords.auroraMoon(moonPercent) : skyWords.auroraBright
  }
  if (isUnderStars && moonlessHours >= starHours) return skyWords.stars
  return skyWords.withMoon(daylight(daylightMinutes), moonPercent)
}

function daylight(minutes: number): string {
  if (minutes <= 0) return skyWords.polarNight
  return minutes >= 1_440 ? skyWords.polarDay : skyWords.daylight(minutes)
}
