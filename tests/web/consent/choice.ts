const choice = encodeURIComponent(JSON.stringify({ categories: ['necessary'] }))

/** Answers the cookie panel, or removes the choice. */
export function writeConsent(isGiven: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API.
  document.cookie = isGiven ? `consent=${choice}; Path=/` : 'consent=; Path=/; Max-Age=0'
}
