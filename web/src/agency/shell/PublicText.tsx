import { type ReactNode, useEffect, useRef } from 'react'
import { maxMessageLength } from '#schema/constants.ts'
import type { Refusal } from '#web/agency/access/refusals.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = {
  label: string
  hint: string
  defaultValue?: string | undefined
  body: (value: string) => string | undefined
  publish: string
  cancel: string
  onSend: (body: string) => Promise<readonly Refusal[]>
  onClose: () => void
  /** Shown above the text; `insert` writes at the cursor. */
  children?: (insert: (text: string) => void) => ReactNode
}

/** A text of the agency that visitors read. Ctrl Enter publishes it. */
export function PublicText({ label, hint, defaultValue, body, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const insert = (text: string) => {
    const field = form.current?.querySelector('textarea')
    if (!field) return
    field.focus()
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const { formProps, errors, isBusy } = useForm({
    rules: { body },
    send: (read) => props.onSend(read('body')),
  })
  return (
    <form
      {...formProps}
      ref={form}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
    >
      {props.children?.(insert)}
      <TextArea
        label={label}
        name="body"
        rows={4}
        maxLength={maxMessageLength}
        defaultValue={defaultValue}
        hint={hint}
        error={errors.body}
      />
      <p role="alert" className="mt-2 text-meta font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="sm" isBusy={isBusy}>
          {props.publish}
        </Button>
        <Button size="sm" variant="ghost" onClick={props.onClose}>
          {props.cancel}
        </Button>
      </div>
    </form>
  )
}
