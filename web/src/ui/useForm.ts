import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { failureOf } from '#web/lib/graphErrors.ts'

type Rules = Record<string, (value: string) => string | undefined>
type Refusal = { field?: string | null; message: string }
type Read = (name: string) => string

type Options = {
  /** What each field must be, told when it is left and when all is sent. */
  rules: Rules
  /** What the service refuses, each beside its field; nothing when it is done. */
  send: (read: Read) => Promise<readonly Refusal[]>
  /** The sentence for what nobody here can mend. */
  failed: string
}

/** A form whose fields keep what was written in them, whatever becomes of it; sent once at a time. */
export function useForm({ rules, send, failed }: Options) {
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  const refuse = (form: HTMLFormElement, next: Record<string, string | undefined>) => {
    setErrors(next)
    const first = Object.keys(rules).find((name) => next[name])
    const field = first && form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const read: Read = (name) => textOf(new FormData(form).get(name))
    const wrong = check(rules, read)
    if (Object.keys(wrong).length > 0) return refuse(form, wrong)
    isSending.current = true
    setBusy(true)
    const refusals = await send(read).catch((error) => [{ field: null, message: failureOf(error, failed) }])
    isSending.current = false
    setBusy(false)
    refuse(form, byField(rules, refusals))
  }

  return {
    errors,
    isBusy,
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
        // An empty field that is merely passed through is not yet a mistake.
        const error = value ? rules[name]?.(value) : undefined
        if (error) setErrors((all) => ({ ...all, [name]: error }))
      },
      /** What was refused is said until something else is written. */
      onInput({ target }: FormEvent<HTMLFormElement>) {
        if (!(target instanceof HTMLInputElement)) return
        const { name } = target
        setErrors((all) => (all[name] ? { ...all, [name]: undefined } : all))
      },
    },
  }
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

function check(rules: Rules, read: Read): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const error = rule(read(name))
    if (error) wrong[name] = error
  }
  return wrong
}

/** What belongs to no field of ours stands under `form`. */
function byField(rules: Rules, refusals: readonly Refusal[]): Record<string, string> {
  return Object.fromEntries(
    refusals.map(({ field, message }) => [field && field in rules ? field : 'form', message]),
  )
}
