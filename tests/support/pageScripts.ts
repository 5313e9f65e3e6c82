/**
 * The JavaScript that a page loads before the first touch: that of its document, and that loaded after the
 * first screen.
 */
export function pageScripts(html: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
  const [, state = '{}'] = /id="page-state">(.+?)<\/script>/s.exec(html) ?? []
  const { assets } = JSON.parse(state)
  return [...new Set([...named.map(([, file = '']) => file), ...assets.preloads])]
}
