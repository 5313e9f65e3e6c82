import { createContext, useContext } from 'react'

type Navigation = {
  /** Another page, or another state of this one, is on its way. */
  isLoading: boolean
  /** Opens this page once more. */
  retry: () => void
}

const Context = createContext<Navigation>({ isLoading: false, retry: () => {} })

export const NavigationProvider = Context.Provider
export const useNavigation = (): Navigation => useContext(Context)
