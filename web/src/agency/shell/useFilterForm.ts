import { type FormEvent, useState } from 'react'
import { messages } from '#web/agency/messages.ts'
import { shortest } from '#web/agency/shell/filter.rules.ts'

/** A form of conditions that writes its filled fields to the address; `q` is refused below two characters. */
export function useFilterForm(onFilter: (next: URLSearchParams) => void) {
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    )
    const next = new URLSearchParams(values)
    const query = next.get('q')
    if (query && query.length < shortest) return setError(messages.tooShort)
    onFilter(next)
  }
  return { onSubmit, error }
}
