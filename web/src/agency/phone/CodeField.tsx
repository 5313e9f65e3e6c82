import { type ComponentProps, useRef } from 'react'
import { messages } from '#web/agency/phone/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint' | 'error'> & {
  onApply: (code: string) => void
}

/** A discount code or gift card of the caller: its button and the Enter key show it in the price. */
export function CodeField({ onApply, ...field }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const apply = () => onApply(row.current?.querySelector('input')?.value.trim() ?? '')
  return (
    <div ref={row} className="mt-5 flex max-w-lg flex-wrap items-start gap-x-3 gap-y-2">
      <TextField
        {...field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
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
        <span className="sr-only">
          {'\u00a0'}: {field.label}
        </span>
      </Button>
    </div>
  )
}
