import { createContext, useContext } from 'react'
import type { SiteFeatures } from '#schema/site.ts'

const Context = createContext<SiteFeatures>({})
export const FeaturesProvider = Context.Provider

/** Offers of the service, from the server with every page. */
export const useFeatures = (): SiteFeatures => useContext(Context)
