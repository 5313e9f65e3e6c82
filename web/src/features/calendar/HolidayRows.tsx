import { type Holidays, listSpans, zonesFrom } from '#web/features/calendar/calendar.rules.ts'
import { messages } from '#web/features/calendar/messages.ts'
import { useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'

declare module 'react' {
  interface CSSProperties {
    '--index'?: number
    '--count'?: number
  }
}

const zones = ['A', 'B', 'C']

type Props = { weeks: readonly string[]; holidays: Holidays }

/** One row a zone, with letter and hatch; the zone of this device comes first, in rows of the same size. */
export const HolidayRows = ({ weeks, holidays }: Props) =>
  zonesFrom(useDevice('zone'), zones).map((zone) => {
    const spans = listSpans(zone, weeks, holidays)
    const held = spans.map(({ label, week, count }) => messages.heldFrom(label, week, count))
    return (
      <div
        key={zone}
        role="img"
        aria-label={messages.zoneHolidays(zone, held.length > 0 ? held : [messages.noHolidays])}
        className="calendar-clip calendar-zone"
        data-zone={zone}
      >
        <div className="calendar-strip">
          {spans.map(({ week, index, count }) => (
            <b key={week} style={{ '--index': index, '--count': count }}>
              {zone}
            </b>
          ))}
        </div>
      </div>
    )
  })

/** The zone of this device; its buttons need scripts. */
export function ZoneChoice() {
  const mine = useDevice('zone')
  const isHydrated = useHydrated()
  return (
    <fieldset disabled={!isHydrated} className="flex flex-wrap items-center gap-2 text-meta">
      <legend className="float-left mr-1 font-semibold">{messages.myZone}</legend>
      {zones.map((zone) => (
        <button
          key={zone}
          type="button"
          aria-label={messages.zone(zone)}
          aria-pressed={mine === zone}
          onClick={() => writeDevice('zone', mine === zone ? null : zone)}
          className="grid size-11 place-items-center rounded-full font-semibold shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] aria-pressed:bg-ink aria-pressed:text-white"
        >
          {zone}
        </button>
      ))}
      <span className="text-ink-2">{messages.zoneStays}</span>
    </fieldset>
  )
}
