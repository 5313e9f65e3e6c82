import { Plus } from 'lucide-react'
import { cityNames } from '#rules/cityLinks.content.ts'
import { expeditionLimits } from '#schema/expedition.content.ts'
import type { Journey } from '#web/agency/editor/content.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { Figure } from '#web/agency/editor/fields/Figure.tsx'
import { changeAndFocus, replaced } from '#web/agency/editor/fields/moves.ts'
import { RowTools } from '#web/agency/editor/fields/RowTools.tsx'
import { TextLine } from '#web/agency/editor/fields/TextLine.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Legs } from '#web/agency/editor/sections/Legs.tsx'
import { Part } from '#web/agency/editor/sections/Part.tsx'
import { Select } from '#web/agency/shell/Select.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

const emptyJourney: Journey = { city: '', hours: 0, legs: [{ mode: 'tgv', km: 0 }], nights: 0, note: null }

/** How to arrive by train: the emissions follow from the legs, and are never typed. */
export function TrainAccess() {
  const { content, edit, findError } = useEditor()
  const { trainAccess } = content
  const put = (journeys: readonly Journey[]) => edit({ trainAccess: journeys })
  const add = () =>
    changeAndFocus(() => put([...trainAccess, emptyJourney]), `trainAccess.${trainAccess.length}.city`)
  return (
    <Part id="train" title={messages.train}>
      <TextLine name="arrivalStation" isOptional />
      <TextLine name="accessNote" rows={2} isOptional />
      <div data-field="trainAccess" tabIndex={-1} className="mt-5">
        <p role="alert" className="text-meta font-semibold text-rouge-700 empty:hidden">
          {findError('trainAccess')}
        </p>
        <ul>
          {trainAccess.map((journey, index) => (
            <JourneyEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: a journey has no other identity than its place.
              key={index}
              journey={journey}
              index={index}
              journeys={trainAccess}
              onChange={put}
            />
          ))}
        </ul>
        {trainAccess.length < expeditionLimits.train_access[1] && (
          <Button size="sm" className="mt-3" onClick={add}>
            <Plus aria-hidden="true" className="size-5" />
            {messages.addJourney}
          </Button>
        )}
      </div>
    </Part>
  )
}

const cities = cityNames.map((city) => [city, city] as const)

type EntryProps = {
  journey: Journey
  index: number
  journeys: readonly Journey[]
  onChange: (journeys: readonly Journey[]) => void
}

function JourneyEntry({ journey, index, journeys, onChange }: EntryProps) {
  const { findError } = useEditor()
  const path = `trainAccess.${index}`
  const label = messages.journeyFrom(journey.city)
  const put = (changes: Partial<Journey>) => onChange(replaced(journeys, index, changes))
  return (
    <li className="border-t border-line py-4">
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">{label}</h3>
        <RowTools name="trainAccess" list={journeys} index={index} label={label} onChange={onChange} />
      </div>
      <div className="mt-2 grid items-start gap-4 sm:grid-cols-3">
        <Select
          label={messages.city}
          name={`${path}.city`}
          className="!mt-0"
          value={journey.city}
          options={cities}
          none={messages.choose}
          error={findError(`${path}.city`)}
          onChange={(city) => put({ city })}
        />
        <Figure
          label={messages.hours}
          name={`${path}.hours`}
          className="!mt-0"
          isDecimal
          value={journey.hours || null}
          error={findError(`${path}.hours`)}
          onChange={(hours) => put({ hours: hours ?? 0 })}
        />
        <Figure
          label={messages.nights}
          name={`${path}.nights`}
          className="!mt-0"
          value={journey.nights}
          error={findError(`${path}.nights`)}
          onChange={(nights) => put({ nights: nights ?? 0 })}
        />
      </div>
      <Legs path={path} legs={journey.legs} onChange={(legs) => put({ legs })} />
      <TextField
        label={messages.optional(messages.journeyNote)}
        name={`${path}.note`}
        autoComplete="off"
        value={journey.note ?? ''}
        error={findError(`${path}.note`)}
        onChange={({ target }) => put({ note: target.value || null })}
      />
    </li>
  )
}
