import { addDays } from '#api/clock.ts'
import { benchNow } from '#bench/largeDatabase.ts'
import { row, type Section } from '#bench/page.ts'
import { computeSky } from '#gateway/graph/sky/sky.model.ts'

const days = 365
const goalMs = 3

/** The nights of the far north are the longest, and each of their steps needs the moon. */
const places: [name: string, latitude: number, longitude: number, code: string][] = [
  ['Calanques', 43.21, 5.45, 'FR'],
  ['Vanoise', 45.38, 6.72, 'FR'],
  ['Laponie finlandaise', 67.35, 23.84, 'FI'],
]

/** Processor time of the light and moon of a departure: each day of a year, so that none is memoised. */
export async function benchSky(): Promise<Section[]> {
  const rows = places.map(([name, latitude, longitude, code]) => {
    const times = toTimes({ latitude, longitude, code })
    const [median = 0, slowest = 0] = [times[Math.floor(days / 2)], times[Math.floor(days * 0.95)]]
    return row(
      name,
      `${median.toFixed(2)} ms, p95 ${slowest.toFixed(2)} ms`,
      `${goalMs} ms`,
      slowest <= goalMs,
    )
  })
  return [{ title: 'Sky of a departure, processor time', rows }]
}

function toTimes({ latitude, longitude, code }: { latitude: number; longitude: number; code: string }) {
  const expedition = {
    meetingPoint: { name: null, latitude, longitude },
    countries: [{ code, name: code, flagUrl: '' }],
    activities: [],
    accommodations: [],
  }
  const first = benchNow.slice(0, 10)
  const timed = (day: number) => {
    const startDate = addDays(first, day)
    const before = process.cpuUsage()
    computeSky({ startDate, endDate: addDays(startDate, 5) }, expedition)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  // Compiled before it is timed.
  for (let day = 0; day < days; day++) timed(day - days)
  return Array.from({ length: days }, (_, day) => timed(day)).sort((one, other) => one - other)
}
