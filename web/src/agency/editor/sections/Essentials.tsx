import { expeditionLimits } from '#schema/expedition.content.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { Figure } from '#web/agency/editor/fields/Figure.tsx'
import { TextLine } from '#web/agency/editor/fields/TextLine.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Part } from '#web/agency/editor/sections/Part.tsx'
import { expeditionTypes, readType } from '#web/agency/editor/types.rules.ts'
import { Select } from '#web/agency/shell/Select.tsx'

const levels = [1, 2, 3, 4, 5].map((level) => [String(level), String(level)] as const)

/** Name, address, type, level, duration and age. */
export function Essentials() {
  const { content, edit, findError } = useEditor()
  const { fields } = messages
  return (
    <Part id="essentiel" title={messages.essentials}>
      <TextLine name="name" limits={expeditionLimits.name} />
      <TextLine name="slug" hint={messages.slugHint(content.slug)} />
      <div className="mt-5 grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Select
          label={fields.type}
          name="type"
          className="!mt-0"
          value={content.type}
          options={expeditionTypes}
          error={findError('type')}
          onChange={(value) => edit({ type: readType(value) })}
        />
        <Select
          label={fields.level}
          name="level"
          className="!mt-0"
          value={String(content.level ?? '')}
          options={levels}
          none={messages.choose}
          error={findError('level')}
          onChange={(value) => edit({ level: value ? Number(value) : null })}
        />
        <Figure
          label={fields.durationDays}
          name="durationDays"
          className="!mt-0"
          value={content.durationDays}
          error={findError('durationDays')}
          onChange={(durationDays) => edit({ durationDays })}
        />
        <Figure
          label={fields.ageMinChild}
          name="ageMinChild"
          className="!mt-0"
          hint={messages.ageHint}
          value={content.ageMinChild}
          error={findError('ageMinChild')}
          onChange={(ageMinChild) => edit({ ageMinChild })}
        />
      </div>
    </Part>
  )
}
