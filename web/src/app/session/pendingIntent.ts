import { useEffect, useRef, useState } from 'react'
import { isNumber, isString, nullable, optional, parse, shape } from '#schema/json.ts'
import type { Intent } from '#web/lib/account/account.tsx'
import type { Favourite } from '#web/lib/account/favourites.tsx'
import { readStored, removeStored, writeStored } from '#web/lib/browser/storage.ts'

/**
 * Stores the pending intent in the tab, since social sign-in leaves the page. An action is dropped when the
 * visitor is not signing in; a return address is not.
 */
export function usePendingIntent(isReady: boolean, isSigningIn: boolean) {
  const [intent, setIntent] = useState<Intent | null>(null)
  // Read before the first render.
  const latest = useRef(intent)

  useEffect(() => {
    if (!isReady || latest.current) return
    const stored = parse(isIntent, readStored('wish') ?? '') ?? null
    if (stored?.kind !== 'page' && !isSigningIn) return removeStored('wish')
    latest.current = stored
    setIntent(stored)
  }, [isReady, isSigningIn])

  function change(next: Intent | null): void {
    if (next) writeStored('wish', JSON.stringify(next))
    else removeStored('wish')
    latest.current = next
    setIntent(next)
  }
  return [intent, change] as const
}

const isIntent = (value: unknown): value is Intent =>
  isFavourite(value) || isBooking(value) || isMessage(value) || isPage(value)

const is =
  <Kind extends string>(kind: Kind) =>
  (value: unknown): value is Kind =>
    value === kind
const isCover = nullable(shape<{ url: string }>({ url: isString }))
const isFavourite = shape<IntentOf<'favourite'>>({
  kind: is('favourite'),
  expedition: shape<Favourite>({ id: isString, name: isString, coverImage: optional(isCover) }),
})
const isBooking = shape<IntentOf<'booking'>>({
  kind: is('booking'),
  departureId: isString,
  travellerCount: isNumber,
})
const isMessage = shape<IntentOf<'message'>>({
  kind: is('message'),
  expeditionId: isString,
  body: isString,
  parentId: optional(isString),
})
const isPage = shape<IntentOf<'page'>>({ kind: is('page'), path: isString })

type IntentOf<Kind> = Extract<Intent, { kind: Kind }>
