/** The JavaScript that a page loads before anybody touches it: what its document asks for, and what that asks for once the first screen is there. */
export function pageScripts(html: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
  const [, state = '{}'] = /id="page-state">(.+?)<\/script>/s.exec(html) ?? []
  const { assets } = JSON.parse(state)
  return [...new Set([...named.map(([, file = '']) => file), ...assets.preloads])]
}
