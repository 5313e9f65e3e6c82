import { createContext, useContext } from 'react'
import type { Content } from '#web/agency/editor/content.ts'

export type Editor = {
  content: Content
  edit: (changes: Partial<Content>) => void
  /** Reads the expedition and its checklist again. */
  reload: () => Promise<void>
  /** Message at a field: refused by the service, or missing for the publication that was tried. */
  findError: (path: string) => string | undefined
}

const Context = createContext<Editor | undefined>(undefined)
export const EditorProvider = Context.Provider

export function useEditor(): Editor {
  const editor = useContext(Context)
  if (!editor) throw new Error('a field of the editor is outside of it')
  return editor
}
