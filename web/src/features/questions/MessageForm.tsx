import { useId } from 'react'
import { maxMessageLength } from '#schema/constants.ts'
import { messages } from '#web/features/questions/messages.ts'
import { findFault } from '#web/features/questions/questions.rules.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import type { useDraft } from '#web/lib/account/useDraft.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = {
  label: string
  draft: ReturnType<typeof useDraft>
  /** Returns the message to show when it was refused. */
  onSend: (body: string) => Promise<string | undefined>
  onCancel?: () => void
  /** Opened by a button just now. */
  isRequested?: boolean
}

/** A field with its purpose and remaining length; stores the draft until it is sent. */
export function MessageForm({ label, draft, onSend, onCancel, isRequested = false }: Props) {
  const id = useId()
  const { errors, isBusy, formProps } = useForm({
    rules: { body: messageOfFault },
    failed: messages.failed,
    async send(read) {
      const message = await onSend(read('body').trim())
      return message ? [{ field: 'body', message }] : []
    },
  })
  const { isReady, intent } = useAccount()
  const isWaiting = !isReady && intent?.kind === 'message' && intent.body === draft.text.trim()
  const error = errors.body ?? errors.form

  return (
    <ScriptForm {...formProps}>
      <label htmlFor={id} className="mb-1.5 block text-15 font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        name="body"
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that opened it.
        autoFocus={isRequested}
        rows={onCancel ? 3 : 4}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className={`block w-full rounded-md bg-surface px-4 py-3 text-base ${error ? 'border-2 border-rouge-600' : 'border-[1.5px] border-line-strong'}`}
      />
      <p id={`${id}-error`} role="alert" className="text-meta font-semibold text-rouge-700 not-empty:mt-1.5">
        {error}
      </p>
      <p id={`${id}-hint`} className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-meta text-ink-2">
        {messages.visible}
        <span className="tabular-nums">
          {messages.count([...draft.text.trim()].length, maxMessageLength)}
        </span>
      </p>
      <div className="mt-3 flex gap-3">
        <Button type="submit" variant="ink" isBusy={isBusy || isWaiting}>
          {messages.send}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </ScriptForm>
  )
}

function messageOfFault(text: string): string | undefined {
  const fault = findFault(text)
  if (!fault) return undefined
  return fault.kind === 'LONG' ? messages.tooLong(fault.excess) : messages.faults[fault.kind]
}
