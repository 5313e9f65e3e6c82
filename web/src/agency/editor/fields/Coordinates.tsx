import { useState } from 'react'
import { readCoordinates, writtenCoordinates } from '#web/agency/editor/fields/coordinates.rules.ts'
import { messages } from '#web/agency/editor/messages.ts'
import { TextField } from '#web/ui/Field.tsx'

type At = { latitude: number; longitude: number }
type Props = {
  name: string
  at: At
  error: string | undefined
  hint?: string
  className?: string
  onChange: (at: At) => void
}

/** Latitude and longitude in one field, as maps copy them. */
export function Coordinates({ name, at, error, hint, className, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? writtenCoordinates(at)
  const isWrong = typed !== undefined && typed.trim() !== '' && !readCoordinates(typed)
  return (
    <TextField
      label={messages.coordinates}
      name={name}
      inputMode="text"
      autoComplete="off"
      value={shown}
      hint={hint}
      className={className}
      error={isWrong ? messages.coordinatesWrong : error}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readCoordinates(target.value)
        if (read) onChange(read)
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  )
}
