import { useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { type NavigateFunction, useLocation } from 'react-router-dom'
import { messages } from '#web/features/search/cleared.messages.ts'
import { offerUndo } from '#web/ui/undoable.tsx'

const id = 'search'

type Addresses = { from: string; cleared: string }

/** Offers the search that a link has just cleared. */
export const offerSearch = ({ navigate, ...addresses }: Addresses & { navigate: NavigateFunction }): void =>
  offerUndo(() => navigate(addresses.from, { preventScrollReset: true }), <ClearedSearch {...addresses} />, {
    id,
  })

/** Another search or page ends the offer. */
function ClearedSearch({ from, cleared }: Addresses) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  useEffect(() => {
    if (address !== from && address !== cleared) toast.dismiss(id)
  }, [address, from, cleared])
  return messages.cleared
}
