import { messages } from '#web/agency/messages.ts'
import { TextField } from '#web/ui/Field.tsx'

/** First and last day of a filter, as `du` and `au`. */
export const PeriodFields = ({ params }: { params: URLSearchParams }) => (
  <>
    <TextField
      label={messages.from}
      name="du"
      type="date"
      className="!mt-0"
      defaultValue={params.get('du') ?? ''}
    />
    <TextField
      label={messages.to}
      name="au"
      type="date"
      className="!mt-0"
      defaultValue={params.get('au') ?? ''}
    />
  </>
)

type Choice = {
  label: string
  name: string
  value: string | null | undefined
  /** The choice that filters nothing. */
  any: string
  options: (readonly [value: string, label: string])[]
  className?: string
}

/** One of the values of a filter, or all. */
export const ChoiceField = ({ label, name, value, any, options, className = '' }: Choice) => (
  <label className={`min-w-0 text-15 font-semibold ${className}`}>
    <span className="mb-1.5 block">{label}</span>
    <select
      name={name}
      defaultValue={value ?? ''}
      className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
    >
      <option value="">{any}</option>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
