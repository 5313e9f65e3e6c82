import { useState } from 'react'

/** The value, or the last one while the next is read or after its failure: what is shown stays in place. */
export function useLast<T>(value: T | null | undefined): T | null | undefined {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return value ?? last
}
