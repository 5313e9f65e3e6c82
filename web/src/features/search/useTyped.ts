import { useState } from 'react'

/** What is being typed in place of a value; another value, by Back or by a chip, brings its own words. */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return [typed, setTyped] as const
}
