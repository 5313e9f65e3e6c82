import { zones } from '#schema/searchParameters.ts'
import { CalendarButton } from '#web/features/search/CalendarButton.tsx'
import { DateFields } from '#web/features/search/DateFields.tsx'
import { FlexibleDates } from '#web/features/search/FlexibleDates.tsx'
import { Pill, Select } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { offered, usePanel } from '#web/features/search/panel.tsx'
import { useTyped } from '#web/features/search/useTyped.ts'

/** Two typed dates, a length and months, or school holidays with their zone. */
export function WhenFacet() {
  const { state, filters, facets, change } = usePanel()
  const vacations = offered(filters?.vacations ?? [], facets, 'vacations', [state.vacation])
  return (
    <>
      <TypedDates />
      <CalendarButton state={state} onChoose={change} />
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
          <legend className="mb-1.5 text-15 font-semibold text-ink">{messages.zone}</legend>
          <div className="pills">
            {['', ...zones].map((zone) => (
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

/** Applied on blur, as all typed input. */
function TypedDates() {
  const { state, pick } = usePanel()
  const [start, setStart] = useTyped(state.start)
  const [end, setEnd] = useTyped(state.end)
  const isNew = start !== state.start || end !== state.end
  return (
    <DateFields
      dates={{ start, end }}
      onChange={(dates) => {
        setStart(dates.start)
        setEnd(dates.end)
      }}
      onBlur={({ currentTarget: { form } }) => isNew && form?.checkValidity() && pick(form)}
    />
  )
}
