import { createContext, useContext } from 'react'

const SiteUrl = createContext('')

/** The site's own address, for what has to be written in full: canonical links, structured data. */
export const SiteUrlProvider = SiteUrl.Provider
export const useSiteUrl = (): string => useContext(SiteUrl)
