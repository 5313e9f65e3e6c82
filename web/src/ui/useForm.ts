import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { type Refusal, useAction } from '#web/ui/useAction.ts'

type Rules = Record<string, (value: string) => string | undefined>
type Read = (name: string) => string

type Options = {
  /** Validation rules by field, applied on blur and on submit. */
  rules: Rules
  /** Returns the refusals of the service by field; none on success. */
  send: (read: Read) => Promise<readonly Refusal[]>
  /** Message for failures that the user cannot correct; the usual one by default. */
  failed?: string | undefined
}

/** A form with uncontrolled fields, submitted once at a time. */
export function useForm({ rules, send, failed }: Options) {
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const action = useAction(failed)
  const isSending = useRef(false)

  const refuse = (form: HTMLFormElement, next: Record<string, string | undefined>) => {
    setErrors(next)
    const first = Object.keys(rules).find((name) => next[name])
    // The first of a group of checkboxes, too.
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const read: Read = (name) => toText(new FormData(form).get(name))
    const wrong = check(rules, read)
    if (Object.keys(wrong).length > 0) return refuse(form, wrong)
    isSending.current = true
    const refusals = await action.send(() => send(read))
    isSending.current = false
    refuse(form, byField(rules, refusals))
  }

  return {
    errors,
    isBusy: action.isBusy,
    formProps: {
      noValidate: true,
      method: 'post',
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        if (!isSending.current) void submit(event.currentTarget)
      },
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        if (!(target instanceof HTMLInputElement)) return
        const { name, value } = target
        // An empty field that loses the focus is not an error yet.
        const error = value ? rules[name]?.(value) : undefined
        if (error) setErrors((all) => ({ ...all, [name]: error }))
      },
      /** An error stays until the input changes. */
      onInput({ target }: FormEvent<HTMLFormElement>) {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
        const { name } = target
        setErrors((all) => (all[name] ? { ...all, [name]: undefined } : all))
      },
    },
  }
}

const toText = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

function check(rules: Rules, read: Read): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const error = rule(read(name))
    if (error) wrong[name] = error
  }
  return wrong
}

/** Errors without a field of the form are under `form`. */
function byField(rules: Rules, refusals: readonly Refusal[]): Record<string, string> {
  return Object.fromEntries(
    refusals.map(({ field, message }) => [field && field in rules ? field : 'form', message]),
  )
}
