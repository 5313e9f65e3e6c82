import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Dialogs whose forms are not part of the form around the list. */
export const OutsideForm = ({ children }: { children: ReactNode }) =>
  createPortal(<div onSubmit={(event) => event.stopPropagation()}>{children}</div>, document.body)
