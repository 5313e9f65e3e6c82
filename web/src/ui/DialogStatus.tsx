import { useEffect, useRef } from 'react'

/** The result of a form in a dialog; it takes the focus of the form, which has disappeared. */
export function DialogStatus({ children }: { children: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <p ref={status} role="status" tabIndex={-1} className="mt-4 font-semibold text-pine-800">
      {children}
    </p>
  )
}
