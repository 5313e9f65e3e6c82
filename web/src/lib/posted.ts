import { createContext, useContext } from 'react'

/** A form posted without scripts: its input and refusals; without errors it succeeded. */
export type Posted = {
  path: string
  values: Record<string, string>
  errors: { field: string | null; message: string }[]
}

const Context = createContext<Posted | undefined>(undefined)
export const PostedProvider = Context.Provider

/** The server's response to the posted form of that path. */
export function usePosted(path: string): Posted | undefined {
  const posted = useContext(Context)
  return posted?.path === path ? posted : undefined
}
