import { useId } from 'react'
import { messages } from '#web/agency/phone/messages.ts'
import { type Choice, countsFor } from '#web/agency/phone/phone.rules.ts'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

type Props = {
  /** Free places of the departure. */
  free: number
  choice: Choice
  errors: Record<string, string | undefined>
  onChange: (changes: Partial<Choice>) => void
}

/** The travellers with their names as on the identity document, and their birth dates. */
export function TravellerFields({ free, choice, errors, onChange }: Props) {
  const { count, isTravelling } = choice
  const counts = countsFor(free, count)
  const hint = useId()
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.travellers}</h2>
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-2">
        <label className="text-15 font-semibold">
          <span className="mb-1.5 block">{messages.count}</span>
          <select
            value={count}
            aria-describedby={hint}
            onChange={({ target }) => onChange({ count: Number(target.value) })}
            className="h-13 rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
          >
            {counts.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <Checkbox
          checked={isTravelling}
          onChange={({ target }) => onChange({ isTravelling: target.checked })}
        >
          {messages.customerLeaves}
        </Checkbox>
      </div>
      <p id={hint} className="mt-2 text-meta text-ink-2">
        {messages.most(free)}
      </p>
      {counts.slice(0, count).map((position) => (
        <Traveller
          key={position}
          position={position}
          isCustomer={position === 1 && isTravelling}
          errors={errors}
        />
      ))}
      <p className="mt-3 text-meta text-ink-2">{messages.documentHint}</p>
    </section>
  )
}

type TravellerProps = { position: number; isCustomer: boolean; errors: Props['errors'] }

function Traveller({ position, isCustomer, errors }: TravellerProps) {
  const toName = (field: string) => `travellers.${position - 1}.${field}`
  const field = (name: string, label: string, type: 'text' | 'date') => (
    <TextField
      label={label}
      name={toName(name)}
      type={type}
      autoComplete="off"
      error={errors[toName(name)]}
      className="!mt-0"
    />
  )
  return (
    <fieldset className="mt-4 border-t border-line pt-4">
      <legend className="float-left font-semibold">{messages.traveller(position)}</legend>
      <div className="clear-both grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 pt-2 sm:grid-cols-3">
        {!isCustomer && field('firstName', messages.firstName, 'text')}
        {!isCustomer && field('lastName', messages.lastName, 'text')}
        {field('birthDate', messages.birthDate, 'date')}
      </div>
    </fieldset>
  )
}
