import { createContext, useContext } from 'react'

/** Endpoints of events after consent; none by default. */
export type Services = { analyticsUrl?: string; adsUrl?: string; crmUrl?: string }

const Context = createContext<Services>({})
export const ServicesProvider = Context.Provider
export const useServices = (): Services => useContext(Context)
