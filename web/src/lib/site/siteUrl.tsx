import { createContext, useContext } from 'react'

const SiteUrl = createContext('')

/** The site's own address, for absolute URLs: canonical links, structured data. */
export const SiteUrlProvider = SiteUrl.Provider
export const useSiteUrl = (): string => useContext(SiteUrl)
