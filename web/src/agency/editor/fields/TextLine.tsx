import type { Content } from '#web/agency/editor/content.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** Fields of the content that hold a text. */
type TextName = {
  [Name in keyof Content]: Content[Name] extends string | null
    ? string extends Content[Name] | null
      ? Name
      : never
    : never
}[keyof Content]

type Props = {
  name: TextName
  hint?: string
  /** Least and most characters, counted in the hint. */
  limits?: readonly [number, number]
  isOptional?: boolean
  rows?: number
}

/** A text of the content, on one line or several. */
export function TextLine({ name, hint, limits, isOptional = false, rows }: Props) {
  const { content, edit, findError } = useEditor()
  const value = content[name] ?? ''
  const label = isOptional ? messages.optional(messages.fields[name]) : messages.fields[name]
  const counted = limits && messages.counted(value.trim().length, ...limits)
  const common = {
    label,
    name,
    value,
    autoComplete: 'off',
    hint: [hint, counted].filter(Boolean).join(' ') || undefined,
    error: findError(name),
  }
  const put = (text: string) => edit({ [name]: text })
  return rows ? (
    <TextArea {...common} rows={rows} onChange={({ target }) => put(target.value)} />
  ) : (
    <TextField {...common} onChange={({ target }) => put(target.value)} />
  )
}
