import { useRef } from 'react'
import { messages } from '#web/agency/phone/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = { error: string | undefined; onApply: (code: string) => void }

/** The discount code of the caller: its button and the Enter key show its line in the price. */
export function DiscountField({ error, onApply }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const apply = () => onApply(row.current?.querySelector('input')?.value.trim() ?? '')
  return (
    <div ref={row} className="mt-5 flex max-w-lg flex-wrap items-start gap-x-3 gap-y-2">
      <TextField
        name="discountCode"
        label={messages.discountCode}
        hint={messages.discountHint}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Applies the code instead of submitting the booking.
          event.preventDefault()
          apply()
        }}
        className="min-w-40 grow"
      />
      <Button className="mt-8.5" onClick={apply}>
        {messages.applyCode}
      </Button>
    </div>
  )
}
