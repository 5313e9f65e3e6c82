import { TextField } from '#web/ui/Field.tsx'

type Props = {
  label: string
  name: string
  value: number | null
  error: string | undefined
  hint?: string
  /** Accepts tenths and less. */
  isDecimal?: boolean
  className?: string
  onChange: (value: number | null) => void
}

/** A number, null while the field is empty. */
export const Figure = ({ isDecimal = false, value, onChange, ...field }: Props) => (
  <TextField
    {...field}
    type="number"
    inputMode={isDecimal ? 'decimal' : 'numeric'}
    step={isDecimal ? 'any' : 1}
    autoComplete="off"
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
  />
)
