import { Plus } from 'lucide-react'
import { expeditionLimits } from '#schema/expedition.content.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { changeAndFocus } from '#web/agency/editor/fields/moves.ts'
import { RowTools } from '#web/agency/editor/fields/RowTools.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Part } from '#web/agency/editor/sections/Part.tsx'
import { Button } from '#web/ui/Button.tsx'

/** Items that the price contains, and others. */
export const Included = () => (
  <Part id="inclus" title={messages.includedAndNot}>
    <LineList name="included" most={expeditionLimits.included[1]} />
    <LineList name="notIncluded" most={expeditionLimits.not_included[1]} />
  </Part>
)

type Props = { name: 'included' | 'notIncluded'; most: number }

function LineList({ name, most }: Props) {
  const { content, edit, findError } = useEditor()
  const lines = content[name]
  const label = messages.fields[name]
  const put = (next: readonly string[]) => edit({ [name]: next })
  const add = () => changeAndFocus(() => put([...lines, '']), `${name}.${lines.length}`)
  return (
    <fieldset data-field={name} tabIndex={-1} className="mt-6 min-w-0 first-of-type:mt-0">
      <legend className="mb-2 flex w-full justify-between gap-x-4 text-15 font-semibold">
        {label}
        <span className="text-meta font-normal text-ink-2">{messages.chosen(lines.length, most)}</span>
      </legend>
      <p role="alert" className="text-meta font-semibold text-rouge-700 empty:hidden">
        {findError(name)}
      </p>
      <ol className="grid gap-2">
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position.
            key={index}
            name={name}
            line={line}
            lines={lines}
            index={index}
            error={findError(`${name}.${index}`)}
            onChange={put}
          />
        ))}
      </ol>
      {lines.length < most && (
        <Button size="sm" className="mt-3" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {messages.addLine}
        </Button>
      )}
    </fieldset>
  )
}

type LineProps = {
  name: Props['name']
  line: string
  lines: readonly string[]
  index: number
  error: string | undefined
  onChange: (lines: readonly string[]) => void
}

function Line({ name, line, lines, index, error, onChange }: LineProps) {
  const label = messages.line(messages.fields[name], index + 1)
  const errorId = `${name}.${index}-error`
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <input
        aria-label={label}
        name={`${name}.${index}`}
        value={line}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={({ target }) =>
          onChange(lines.map((each, position) => (position === index ? target.value : each)))
        }
        className={`h-12 min-w-0 flex-1 basis-60 rounded-md bg-surface px-4 text-base ${error ? 'border-2 border-rouge-600' : 'border-[1.5px] border-line-strong'}`}
      />
      <RowTools name={name} list={lines} index={index} label={label} onChange={onChange} />
      {error && (
        <p id={errorId} role="alert" className="basis-full text-meta font-semibold text-rouge-700">
          {error}
        </p>
      )}
    </li>
  )
}
