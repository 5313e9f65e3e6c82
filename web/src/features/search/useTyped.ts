import { useState } from 'react'

/** Input in progress for a value; another value, by Back or a chip, replaces it. */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return [typed, setTyped] as const
}
