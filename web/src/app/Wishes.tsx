import { useNavigate } from 'react-router-dom'
import { useWish } from '#web/lib/account.tsx'
import { useFavourites } from '#web/lib/favourites.tsx'

/** Handlers of the pending intents that any page can complete. */
export function Wishes() {
  const navigate = useNavigate()
  const favourites = useFavourites()
  useWish('page', ({ path }) => {
    void navigate(path)
    return true
  })
  useWish('favourite', ({ expedition }) => {
    if (!favourites.has(expedition.id)) favourites.toggle(expedition)
    return true
  })
  return null
}
