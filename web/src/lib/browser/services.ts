import { createContext, useContext } from 'react'
import type { Services } from '#schema/site.ts'

const Context = createContext<Services>({})
export const ServicesProvider = Context.Provider
export const useServices = (): Services => useContext(Context)
