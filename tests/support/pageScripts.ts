import { readFileSync } from 'node:fs'

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

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The built files of a module that loads on demand, itself first, without those that the page has loaded. */
export function laterScripts(module: string, html: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync('.build/web/client/.vite/manifest.json', 'utf8'))
  const filesOf = (name: string): string[] => {
    const { file = '', imports = [] } = manifest[name] ?? {}
    return [`/${file}`, ...imports.flatMap(filesOf)]
  }
  const loaded = pageScripts(html)
  return [...new Set(filesOf(module))].filter((file) => !loaded.includes(file))
}
