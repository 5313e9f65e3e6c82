import { createContext, useContext } from 'react'

export type Favourite = { id: string; name: string; coverImage?: { url: string } | null }

export type Favourites = { has: (id: string) => boolean; toggle: (expedition: Favourite) => void }

const Context = createContext<Favourites>({ has: () => false, toggle: () => undefined })

/** The favourites of whoever is signed in, for every heart on the page. */
export const FavouritesProvider = Context.Provider
export const useFavourites = (): Favourites => useContext(Context)
