import { type FormEvent, useState } from 'react'
import { isString, parse, recordOf } from '#schema/json.ts'
import { toDraft, writeDraft } from '#web/lib/account/drafts.ts'

/** Texts of a form that is not sent yet, stored in the tab: they survive a reload, a sign-in and another step. */
export function useFormDraft(about: string) {
  const [initial] = useState(() => parse(recordOf(isString), toDraft(about)) ?? {})
  return {
    initial: (name: string): string | undefined => initial[name],
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      writeDraft(about, JSON.stringify(Object.fromEntries(new FormData(currentTarget)))),
    clear: () => writeDraft(about, ''),
  }
}
