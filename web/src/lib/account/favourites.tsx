import { createContext, useContext } from 'react'

export type Favourite = { id: string; name: string; coverImage?: { url: string } | null }

export type Favourites = { has: (id: string) => boolean; toggle: (expedition: Favourite) => void }

const Context = createContext<Favourites>({ has: () => false, toggle: () => undefined })

/** The account's favourites, for all hearts of the page. */
export const FavouritesProvider = Context.Provider
export const useFavourites = (): Favourites => useContext(Context)
