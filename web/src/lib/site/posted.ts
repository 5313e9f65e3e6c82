import { createContext, useContext } from 'react'
import type { Posted } from '#schema/site.ts'

const Context = createContext<Posted | undefined>(undefined)
export const PostedProvider = Context.Provider

/** The server's response to a form posted without scripts. */
export const usePostedForm = (): Posted | undefined => useContext(Context)

/** That of the form of a path. */
export function usePosted(path: string): Posted | undefined {
  const posted = usePostedForm()
  return posted?.path === path ? posted : undefined
}
