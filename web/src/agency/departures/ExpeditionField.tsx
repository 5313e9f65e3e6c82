import { useDeferredValue, useId, useState } from 'react'
import {
  useAgencyExpeditionHitsQuery,
  useAgencyExpeditionQuery,
} from '#web/agency/departures/Departures.generated.ts'
import { shortest } from '#web/agency/shell/filter.rules.ts'
import { TextField } from '#web/ui/Field.tsx'

type Props = {
  label: string
  placeholder?: string
  expeditionId?: string | undefined
  error: string | undefined
  className?: string
}

/** A field with the trips that match its text. The id of the named one is the field `aventure` of the form. */
export function ExpeditionField({ label, placeholder, expeditionId, error, className }: Props) {
  const listId = useId()
  const [text, setText] = useState<string>()
  const query = useDeferredValue(text ?? '')
  const chosen = useAgencyExpeditionQuery({
    variables: { id: expeditionId ?? '' },
    skip: expeditionId === undefined,
  })
  const found = useAgencyExpeditionHitsQuery({ variables: { query }, skip: query.length < shortest })
  const hits = (found.data?.agency?.search ?? []).filter(({ kind }) => kind === 'EXPEDITION')
  const hit = hits.find(({ title }) => title === text)
  return (
    <div className={className}>
      <TextField
        label={label}
        name="trip"
        list={listId}
        autoComplete="off"
        {...(placeholder && { placeholder })}
        value={text ?? chosen.data?.expedition?.name ?? ''}
        onChange={({ target }) => setText(target.value)}
        error={error}
      />
      <input type="hidden" name="aventure" value={(text === undefined ? expeditionId : hit?.id) ?? ''} />
      <datalist id={listId}>
        {hits.map(({ id, title }) => (
          <option key={id} value={title} />
        ))}
      </datalist>
    </div>
  )
}
