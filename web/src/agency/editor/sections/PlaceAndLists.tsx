import { accommodationTypes, expeditionLimits } from '#schema/expedition.content.ts'
import { type EditorListsQuery, useEditorListsQuery } from '#web/agency/editor/Editor.generated.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { Choices } from '#web/agency/editor/fields/Choices.tsx'
import { Coordinates } from '#web/agency/editor/fields/Coordinates.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Part } from '#web/agency/editor/sections/Part.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Select } from '#web/agency/shell/Select.tsx'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

type Filters = NonNullable<EditorListsQuery['filters']>

/** Where the expedition leads, and the closed lists by which visitors find it. */
export function PlaceAndLists() {
  const { data, loading, refetch } = useEditorListsQuery({})
  return (
    <Part id="lieu" title={messages.placeAndLists}>
      <Loaded data={data?.filters} isLoading={loading} onRetry={refetch}>
        {(filters) => <Lists filters={filters} />}
      </Loaded>
      <MeetingPoint />
    </Part>
  )
}

const accommodations = Object.keys(accommodationTypes).map((name) => [name, name] as const)

function Lists({ filters }: { filters: Filters }) {
  const { content, edit } = useEditor()
  const activities = filters.activityCategories.flatMap((category) => category.activities)
  return (
    <>
      <ListField name="countries" options={filters.countries.map(({ code, label }) => [code, label])} />
      <Region countries={filters.countries} />
      <ListField name="activities" options={activities.map(({ value, label }) => [value, label])} />
      <ListField name="accommodations" options={accommodations} />
      <ListField
        name="vacations"
        isOptional
        options={filters.vacations.map(({ value, label }) => [value, label])}
      />
      <Checkbox
        name="isFamilyFriendly"
        className="mt-4"
        checked={content.isFamilyFriendly}
        onChange={({ target }) => edit({ isFamilyFriendly: target.checked })}
      >
        {messages.family}
      </Checkbox>
    </>
  )
}

type ListProps = {
  name: 'countries' | 'activities' | 'accommodations' | 'vacations'
  options: (readonly [value: string, label: string])[]
  isOptional?: boolean
}

function ListField({ name, options, isOptional = false }: ListProps) {
  const { content, edit, findError } = useEditor()
  const label = messages.fields[name]
  return (
    <Choices
      label={isOptional ? messages.optional(label) : label}
      name={name}
      values={content[name]}
      most={expeditionLimits[name][1]}
      options={options}
      error={findError(name)}
      onChange={(values) => edit({ [name]: values })}
    />
  )
}

function Region({ countries }: Pick<Filters, 'countries'>) {
  const { content, edit, findError } = useEditor()
  const main = countries.find(({ code }) => code === content.countries[0])
  return (
    <Select
      label={messages.fields.region}
      name="region"
      value={content.region ?? ''}
      options={(main?.regions ?? []).map(({ value, label }) => [value, label])}
      none={messages.choose}
      error={findError('region')}
      onChange={(region) => edit({ region: region || null })}
    />
  )
}

const nowhere = { name: '', latitude: 0, longitude: 0 }

function MeetingPoint() {
  const { content, edit, findError } = useEditor()
  const point = content.meetingPoint ?? nowhere
  return (
    <fieldset data-field="meetingPoint" tabIndex={-1} className="mt-6 min-w-0">
      <legend className="mb-2 text-15 font-semibold">{messages.fields.meetingPoint}</legend>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <TextField
          label={messages.placeName}
          name="meetingPoint.name"
          className="!mt-0"
          autoComplete="off"
          value={point.name}
          error={findError('meetingPoint.name') ?? findError('meetingPoint')}
          onChange={({ target }) => edit({ meetingPoint: { ...point, name: target.value } })}
        />
        <Coordinates
          name="meetingPoint.latitude"
          className="!mt-0"
          hint={messages.coordinatesHint}
          at={point}
          error={findError('meetingPoint.latitude')}
          onChange={(at) => edit({ meetingPoint: { ...point, ...at } })}
        />
      </div>
    </fieldset>
  )
}
