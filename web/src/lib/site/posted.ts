import { createContext, useContext } from 'react'
import type { Posted } from '#schema/site.ts'

const Context = createContext<Posted | undefined>(undefined)
export const PostedProvider = Context.Provider

/** The server's response to the posted form of that path. */
export function usePosted(path: string): Posted | undefined {
  const posted = useContext(Context)
  return posted?.path === path ? posted : undefined
}
