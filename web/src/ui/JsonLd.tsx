import { useState } from 'react'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'

const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/**
 * Structured data, escaped so that nothing in it ends the block. Where the code that builds it exists on the
 * server only, the browser leaves the block of the first response unchanged, and renders none after a
 * navigation.
 */
export function JsonLd({ data }: { data: Record<string, unknown> | undefined }) {
  const isHydrated = useHydrated()
  const [isServed] = useState(!isHydrated)
  if (!data && !isServed) return null
  const text = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }) : ''
  const html = text.replace(/[<>&]/g, (character) => escapes[character] ?? character)
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped just above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
