import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'

type Props = { isBusy: boolean; refusal: string | undefined; children: ReactNode }

/** The one action of a form, with what went wrong with all of it. */
export function SubmitButton({ isBusy, refusal, children }: Props) {
  return (
    <>
      <p role="alert" className="mt-4 text-meta font-semibold text-rouge-700 empty:hidden">
        {refusal}
      </p>
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-4.5 w-full">
        {children}
      </Button>
    </>
  )
}
