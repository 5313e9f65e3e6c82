const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** Structured data: a block that nobody runs, and that nothing in it can end. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  const html = text.replace(/[<>&]/g, (character) => escapes[character] ?? character)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped just above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
