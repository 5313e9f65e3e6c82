import { useNavigate } from 'react-router-dom'
import { useWish } from '#web/lib/account.tsx'
import { useFavourites } from '#web/lib/favourites.tsx'

/** The wishes that any page can grant. */
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
