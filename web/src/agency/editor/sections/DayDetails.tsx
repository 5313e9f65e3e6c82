import type { Day } from '#web/agency/editor/content.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { Figure } from '#web/agency/editor/fields/Figure.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

type Props = { day: Day; path: string; onChange: (changes: Partial<Day>) => void }

const texts = ['from', 'to', 'mode', 'night', 'transfer', 'option', 'note'] as const
const figures = ['km', 'ascent', 'descent', 'highPoint', 'hours'] as const
const decimals: readonly string[] = ['km', 'hours']

/** Facts of a day, which the page shows beside its text. */
export function DayDetails({ day, path, onChange }: Props) {
  const { findError } = useEditor()
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2.5 text-15 font-semibold text-pine-700">
        {messages.dayDetails}
      </summary>
      <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
        {texts.map((name) => (
          <TextField
            key={name}
            label={messages.dayFields[name]}
            name={`${path}.${name}`}
            className="!mt-0"
            autoComplete="off"
            value={day[name] ?? ''}
            error={findError(`${path}.${name}`)}
            onChange={({ target }) => onChange({ [name]: target.value || null })}
          />
        ))}
        {figures.map((name) => (
          <Figure
            key={name}
            label={messages.dayFields[name]}
            name={`${path}.${name}`}
            className="!mt-0"
            isDecimal={decimals.includes(name)}
            value={day[name]}
            error={findError(`${path}.${name}`)}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <Meals day={day} onChange={onChange} />
    </details>
  )
}

function Meals({ day: { meals }, onChange }: Pick<Props, 'day' | 'onChange'>) {
  const offered = [...new Set([...messages.mealNames, ...meals])]
  return (
    <fieldset className="mt-4">
      <legend className="text-15 font-semibold">{messages.meals}</legend>
      <div className="flex flex-wrap gap-x-6">
        {offered.map((meal) => (
          <Checkbox
            key={meal}
            checked={meals.includes(meal)}
            onChange={({ target }) =>
              onChange({
                meals: target.checked ? [...meals, meal] : meals.filter((each) => each !== meal),
              })
            }
          >
            {meal}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
