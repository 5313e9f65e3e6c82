import { CalendarButton } from '#web/features/search/bar/CalendarButton.tsx'
import { FlexibleDates } from '#web/features/search/FlexibleDates.tsx'
import { Pill, Select, Typed } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { offered, usePanel } from '#web/features/search/panel.tsx'

const zones = ['', 'A', 'B', 'C']

/** Two dates to type, a length and months, or school holidays with their zone. */
export function WhenFacet() {
  const { state, filters, facets, change } = usePanel()
  const vacations = offered(filters?.vacations ?? [], facets, 'vacations', [state.vacation])
  return (
    <>
      <div className="flex gap-3">
        <Typed label={messages.start} name="start" type="date" value={state.start} />
        <Typed label={messages.end} name="end" type="date" value={state.end} />
      </div>
      <CalendarButton
        label={messages.calendar}
        className="link mt-1 inline-flex min-h-11 items-center gap-2 noscript:hidden"
        state={state}
        onChoose={change}
      />
      <FlexibleDates />
      {vacations.length > 0 && (
        <Select
          label={messages.vacation}
          name="vacation"
          value={state.vacation}
          options={[{ value: '', label: messages.anyVacation }, ...vacations]}
        />
      )}
      {state.vacation && (
        <fieldset className="mt-3">
          <legend className="mb-1.5 text-[15px] font-semibold text-ink">{messages.zone}</legend>
          <div className="pills">
            {zones.map((zone) => (
              <Pill key={zone} type="radio" name="zone" value={zone} checked={state.zone === zone}>
                {zone || messages.anyZone}
              </Pill>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
