import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  isBusy: boolean
  refusal: string | undefined
  /** One of several forms of its page: the action of none of them is the page's own. */
  isOneOfMany?: boolean
  children: ReactNode
}

/** The one action of a form, with what went wrong with all of it. */
export function SubmitButton({ isBusy, refusal, isOneOfMany = false, children }: Props) {
  const look = isOneOfMany
    ? ({ variant: 'ink', className: 'mt-6' } as const)
    : ({ variant: 'primary', className: 'mt-4.5 w-full' } as const)
  return (
    <>
      <p role="alert" className="mt-4 text-meta font-semibold text-rouge-700 empty:hidden">
        {refusal}
      </p>
      <Button {...look} type="submit" isBusy={isBusy}>
        {children}
      </Button>
    </>
  )
}
