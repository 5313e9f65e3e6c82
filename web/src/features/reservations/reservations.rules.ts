import { calendarFile } from '#rules/calendarFile.ts'
import { daysBetween } from '#rules/days.ts'
import { paths } from '#web/lib/site/paths.ts'

const dayInParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The calendar day in Paris. */
export const parisDay = (now: Date): string => dayInParis.format(now)

/** Whole days until a departure, by calendar days in Paris. */
export const daysToGo = (departureDate: string, now: Date): number =>
  daysBetween(parisDay(now), departureDate)

/** A guide opens the departure, an account its own reservation. */
export const getDashboard = ({
  isGuide,
  departureId,
  id,
}: {
  isGuide: boolean
  departureId: string
  id: string
}) => (isGuide ? paths.guideDashboard(departureId) : paths.reservation(id))

type Expedition = { id: string; name: string; departureDate: string; departureEnd: string | null }

/** The expedition as a file to import. */
export const toCalendar = ({ id, name, departureDate, departureEnd }: Expedition, url: string): string =>
  calendarFile({
    uid: id,
    name,
    startOn: departureDate,
    endOn: departureEnd ?? departureDate,
    url,
    stampedAt: `${departureDate}T00:00:00Z`,
  })
