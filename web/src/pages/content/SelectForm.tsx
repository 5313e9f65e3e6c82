import { useNavigate } from 'react-router-dom'

type Choice = { value: string; label: string; count: number }

type Field = {
  name: string
  label: string
  /** The choice of all. */
  all: string
  value: string
  choices: readonly Choice[]
}

type Props = {
  label: string
  /** Path of the page; the fields become its parameters. */
  action: string
  fields: readonly Field[]
  /** Parameters that a choice leaves as they are. */
  others?: readonly (readonly [name: string, value: string])[]
  submit: string
  className?: string
}

/** Filters by select fields: a choice changes the address, without scripts a button does. */
export function SelectForm({ label, action, fields, others = [], submit, className = '' }: Props) {
  const navigate = useNavigate()
  function show(form: HTMLFormElement) {
    const chosen = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    )
    const search = new URLSearchParams(chosen)
    void navigate(search.size > 0 ? `${action}?${search}` : action, { preventScrollReset: true })
  }
  return (
    <form
      action={action}
      method="get"
      aria-label={label}
      className={className}
      onChange={({ currentTarget }) => show(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Select key={`${field.name} ${field.value}`} {...field} />
      ))}
      <button
        type="submit"
        className="hidden h-12 items-center rounded-full bg-ink px-5 font-semibold text-white noscript:inline-flex"
      >
        {submit}
      </button>
    </form>
  )
}

function Select({ name, label, all, value, choices }: Field) {
  return (
    <label className="block min-w-0">
      <span className="mb-1.5 block text-15 font-semibold">{label}</span>
      <select name={name} defaultValue={value} className="select cursor-pointer">
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {`${choice.label} (${choice.count})`}
          </option>
        ))}
      </select>
    </label>
  )
}
