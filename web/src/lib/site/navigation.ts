import { createContext, useContext } from 'react'

type Navigation = {
  /** A navigation is in progress. */
  isLoading: boolean
  /** Loads this page again. */
  retry: () => void
}

const Context = createContext<Navigation>({ isLoading: false, retry: () => {} })

export const NavigationProvider = Context.Provider
export const useNavigation = (): Navigation => useContext(Context)
