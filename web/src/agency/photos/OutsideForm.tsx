import type { ReactNode, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** A dialog whose form is not part of the form around it, which hears nothing of it. */
export const OutsideForm = ({ children }: { children: ReactNode }) =>
  createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only ends events of the form inside.
    <div onSubmit={stop} onInput={stop} onBlur={stop}>
      {children}
    </div>,
    document.body,
  )
