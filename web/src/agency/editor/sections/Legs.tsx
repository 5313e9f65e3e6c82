import { Plus, Trash2 } from 'lucide-react'
import { toKg } from '#rules/access.ts'
import { transportFactors } from '#rules/carbonFactors.content.ts'
import type { Leg } from '#web/agency/editor/content.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { Figure } from '#web/agency/editor/fields/Figure.tsx'
import { changeAndFocus, replaced, without } from '#web/agency/editor/fields/moves.ts'
import { messages } from '#web/agency/editor/messages.ts'
import { writtenKg } from '#web/agency/editor/sections/emissions.rules.ts'
import { Select } from '#web/agency/shell/Select.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

const modes = Object.entries(transportFactors).map(([mode, { label }]) => [mode, label] as const)

type Props = { path: string; legs: readonly Leg[]; onChange: (legs: readonly Leg[]) => void }

/** The legs of a journey, and the emissions that follow from them. */
export function Legs({ path, legs, onChange }: Props) {
  const { findError } = useEditor()
  const add = () =>
    changeAndFocus(() => onChange([...legs, { mode: 'ter', km: 0 }]), `${path}.legs.${legs.length}.mode`)
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="text-15 font-semibold">{messages.legs}</legend>
      <p role="alert" className="text-meta font-semibold text-rouge-700 empty:hidden">
        {findError(`${path}.legs`)}
      </p>
      <ol className="mt-2 grid gap-3">
        {legs.map((leg, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its position.
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-start gap-x-3 max-[20rem]:grid-cols-1"
          >
            <Select
              label={messages.mode}
              name={`${path}.legs.${index}.mode`}
              value={leg.mode}
              options={modes}
              error={findError(`${path}.legs.${index}.mode`)}
              onChange={(mode) => onChange(replaced(legs, index, { mode }))}
            />
            <Figure
              label={messages.km}
              name={`${path}.legs.${index}.km`}
              className="!mt-0"
              isDecimal
              value={leg.km || null}
              error={findError(`${path}.legs.${index}.km`)}
              onChange={(km) => onChange(replaced(legs, index, { km: km ?? 0 }))}
            />
            <IconButton
              label={messages.remove(messages.leg(index + 1))}
              className="mt-8"
              onClick={() => onChange(without(legs, index))}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="sm" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {messages.addLeg}
        </Button>
        <p className="text-meta text-ink-2">
          <strong className="text-pine-700">{messages.kg(writtenKg(toKg(legs)))}</strong> {messages.kgText}
        </p>
      </div>
    </fieldset>
  )
}
