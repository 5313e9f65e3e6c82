import { type Dispatch, useEffect, useState } from 'react'
import type { Wish } from '#web/lib/account.tsx'
import { forget, keep, readKept } from '#web/lib/storage.ts'

/** Kept in the tab, since signing in elsewhere leaves the page. */
export function useKeptWish(): [Wish | null, Dispatch<Wish | null>] {
  const [wish, setWish] = useState<Wish | null>(null)
  useEffect(() => setWish(readWish()), [])
  return [
    wish,
    (next) => {
      if (next) keep('wish', JSON.stringify(next))
      else forget('wish')
      setWish(next)
    },
  ]
}

function readWish(): Wish | null {
  try {
    return JSON.parse(readKept('wish') ?? 'null')
  } catch {
    return null
  }
}
