const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/**
 * Structured data: a block that nobody runs, and that nothing in it can end. It is for who reads the page as the server writes
 * it; where that takes much code, a browser has none, and leaves the block as it came.
 */
export function JsonLd({ data }: { data: Record<string, unknown> | undefined }) {
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
