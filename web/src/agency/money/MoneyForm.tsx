import type { ReactNode } from 'react'
import { messages } from '#web/agency/money/messages.ts'
import type { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  form: ReturnType<typeof useMoneyForm>
  submit: string
  /** The button of a step that is not the last. */
  next?: ReactNode
  children: ReactNode
}

/** The fields of a dialog, the consequence to confirm, and its one button. */
export function MoneyForm({ form, submit, next, children }: Props) {
  const { formProps, errors, isBusy, warning, confirm, endWarning } = form
  return (
    <form {...formProps} onChange={endWarning} className="mt-4">
      {children}
      <p role="alert" className="mt-4 font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      {next ??
        (warning ? (
          <div role="alert" className="mt-5">
            <p className="font-semibold">{warning}</p>
            <Button
              variant="primary"
              className="mt-3 w-full whitespace-normal!"
              isBusy={isBusy}
              onClick={() => void confirm()}
            >
              {messages.confirmAnyway}
            </Button>
          </div>
        ) : (
          <Button type="submit" variant="primary" className="mt-6 w-full whitespace-normal!" isBusy={isBusy}>
            {submit}
          </Button>
        ))}
    </form>
  )
}
