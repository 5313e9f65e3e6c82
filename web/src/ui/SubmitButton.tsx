import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  isBusy: boolean
  refusal: string | undefined
  /** Set where a page has several forms: none of their actions is the main one. */
  isOneOfMany?: boolean
  children: ReactNode
}

/** The submit button of a form, with the errors of the whole form. */
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
