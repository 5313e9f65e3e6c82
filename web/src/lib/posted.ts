import { createContext, useContext } from 'react'

/** A form that was sent without scripts: what was written in it, and why it was refused; done without errors. */
export type Posted = {
  path: string
  values: Record<string, string>
  errors: { field: string | null; message: string }[]
}

const Context = createContext<Posted | undefined>(undefined)
export const PostedProvider = Context.Provider

/** What the server answers to the form of that path, on the page that it writes instead. */
export function usePosted(path: string): Posted | undefined {
  const posted = useContext(Context)
  return posted?.path === path ? posted : undefined
}
