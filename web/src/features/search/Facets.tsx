import { Pill, Select, Tick } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { offered, usePanel } from '#web/features/search/panel.tsx'
import { getType } from '#web/features/search/searchVariables.ts'
import { Level } from '#web/ui/Level.tsx'

const words = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** All, France, outside France, Lapland. */
export function DestinationFacet() {
  const { state, facets, change } = usePanel()
  const [all, ...groups] = words(messages.destinations)
  const isEverywhere = !state.destination && state.countries.length === 0 && !state.region
  const chosen = offered(groups, facets, 'destinations', [state.destination])
  return (
    <div className="pills">
      {all && (
        <Pill
          type="radio"
          name="destination"
          value=""
          checked={isEverywhere}
          onPick={() => change({ destination: '', countries: [], region: '' })}
        >
          {all.label}
        </Pill>
      )}
      {chosen.map(({ value, label, count, isChosen }) => (
        <Pill key={value} type="radio" name="destination" value={value} count={count} checked={isChosen}>
          {label}
        </Pill>
      ))}
    </div>
  )
}

const kinds = words(messages.types).map(({ value: slug, label }) => ({
  slug,
  label,
  value: getType(slug) ?? slug,
}))

export function TypeFacet() {
  const { state, facets } = usePanel()
  const chosen = state.types.flatMap((slug) => getType(slug) ?? [])
  return (
    <div className="pills">
      {offered(kinds, facets, 'types', chosen).map(({ slug, label, count, isChosen }) => (
        <Pill key={slug} name="expedition_type" value={slug} count={count} checked={isChosen}>
          {label}
        </Pill>
      ))}
    </div>
  )
}

/** Levels in peaks, a word, hours and metres. */
export function LevelFacet() {
  const { state, filters, facets } = usePanel()
  const levels = (filters?.levels ?? []).map((level) => ({ ...level, value: String(level.level) }))
  return (
    <ul>
      {offered(levels, facets, 'levels', state.levels).map((level) => (
        <li key={level.value} title={messages.perDay(level.hoursPerDay, level.elevationGainPerDayM)}>
          <Tick name="level" value={level.value} count={level.count} checked={level.isChosen}>
            <Level level={level.level} />
            {level.label}
          </Tick>
        </li>
      ))}
    </ul>
  )
}

export function DurationFacet() {
  const { state, filters, facets } = usePanel()
  return (
    <div className="pills">
      <Pill type="radio" name="duration" value="" checked={!state.duration}>
        {messages.anyDuration}
      </Pill>
      {offered(filters?.durations ?? [], facets, 'durations', [state.duration]).map(
        ({ value, label, count, isChosen }) => (
          <Pill key={value} type="radio" name="duration" value={value} count={count} checked={isChosen}>
            {label}
          </Pill>
        ),
      )}
    </div>
  )
}

const trainHours = ['3', '5', '6', '8', '12']

/** Train time from a city, or from the nearest one; « le moins de CO₂ » requires the city. */
export function TrainFacet() {
  const { state, filters } = usePanel()
  return (
    <>
      <Select
        label={messages.city}
        name="from"
        value={state.from}
        options={[{ value: '', label: messages.anyCity }, ...(filters?.departureCities ?? [])]}
      />
      <Select
        label={messages.maxTrainHours}
        name="max_train_hours"
        value={state.maxTrainHours}
        options={[
          { value: '', label: messages.anyTrainHours },
          ...trainHours.map((value) => ({ value, label: messages.hours(value) })),
        ]}
      />
    </>
  )
}
