import type { ReactNode } from 'react'
import { messages } from '#web/agency/messages.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = { isBusy: boolean; isDirty: boolean; refusal: string | undefined; children: ReactNode }

/** The one button of a form, in sight at its end, with what is not saved or was refused. */
export function SaveBar({ isBusy, isDirty, refusal, children }: Props) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <p role="alert" className="mb-2 text-meta font-semibold text-rouge-700 empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="primary" isBusy={isBusy} className="max-sm:w-full">
          {children}
        </Button>
        {isDirty && <p className="text-meta text-ink-2">{messages.unsaved}</p>}
      </div>
    </div>
  )
}
