import { messages } from '#web/features/search/messages.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  clear: string
  onClear: () => void
  count: number | undefined
  isReversed: boolean
  hint?: string
  /** Applies the search; without it, the button submits the form. */
  onSee?: () => void
  formId?: string
}

/** Clears the choices of a sheet, or shows their results, counted on the button. */
export const SheetFooter = ({ clear, onClear, count, isReversed, hint, onSee, formId }: Props) => (
  <>
    <Button variant="ghost" className="max-[22rem]:px-2" onClick={onClear}>
      {clear}
    </Button>
    <p role="status" className="sr-only">
      {hint || (count !== undefined && messages.count(count))}
    </p>
    <Button
      type={formId ? 'submit' : 'button'}
      form={formId}
      variant="primary"
      className="grow disabled:opacity-60 max-[22rem]:px-2"
      disabled={isReversed}
      onClick={onSee}
    >
      {count === undefined ? messages.apply : messages.see(count)}
    </Button>
  </>
)
