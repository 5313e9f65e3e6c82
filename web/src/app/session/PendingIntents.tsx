import { useNavigate } from 'react-router-dom'
import { useIntent } from '#web/lib/account/account.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'

/** Handlers of the pending intents that any page can complete. */
export function PendingIntents() {
  const navigate = useNavigate()
  const favourites = useFavourites()
  useIntent('page', ({ path }) => {
    void navigate(path)
    return true
  })
  useIntent('favourite', ({ expedition }) => {
    if (!favourites.has(expedition.id)) favourites.toggle(expedition)
    return true
  })
  return null
}
