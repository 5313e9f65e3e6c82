import { createContext, useContext } from 'react'

/** Addresses that are told of what was agreed to; none by default. */
export type Services = { analyticsUrl?: string; adsUrl?: string; crmUrl?: string }

const Context = createContext<Services>({})
export const ServicesProvider = Context.Provider
export const useServices = (): Services => useContext(Context)
